// What a person may do, as GitHub writes it.
import type { Json } from './examples.ts';
import { type Origin, userShape } from './shape-origin.ts';
import type { Account, Role } from './state.ts';

/** GitHub has four permissions, and tells the role apart. */
const PERMISSIONS = { none: 'none', read: 'read', triage: 'read', write: 'write', maintain: 'write', admin: 'admin' };

export function permissionShape(origin: Origin, account: Account, role: Role): Json {
  const levels: readonly Role[] = ['none', 'read', 'triage', 'write', 'maintain', 'admin'];
  const reaches = (least: Role) => levels.indexOf(role) >= levels.indexOf(least);
  const permissions = {
    ...{ pull: reaches('read'), triage: reaches('triage'), push: reaches('write') },
    ...{ maintain: reaches('maintain'), admin: reaches('admin') },
  };
  const user = { ...userShape(origin, account), permissions, role_name: role };
  return { permission: PERMISSIONS[role], role_name: role, user };
}
