// API section 4.3, the whole list: every planned operation fails with an API key. It is written out here, and not
// taken from the emulator, so that each can show a mistake in the other.
import { describe, expect, test } from 'vitest';
import { call, expectFailure, type Target } from './target.ts';

/** Each path, with the methods of its planned operations. */
const PLANNED = `
/cyber-assets/import/template GET
/cyber-systems/{cyberSystemId}/cyber-assets GET
/cyber-systems/{cyberSystemId}/cyber-assets/import POST
/facilities/{facilityId}/cyber-assets GET
/facilities/{facilityId}/cyber-assets/export GET
/facilities/{facilityId}/cyber-assets/export-low GET
/control-centers/{controlCenterId}/cyber-assets GET
/control-centers/{controlCenterId}/cyber-assets/export GET
/control-centers/{controlCenterId}/cyber-assets/export-low GET
/cyber-systems POST
/cyber-systems/{id} PATCH DELETE
/facilities/{facilityId}/cyber-systems GET
/control-centers/{controlCenterId}/cyber-systems GET
/facilities POST
/facilities/{id} PATCH DELETE
/control-centers POST
/control-centers/{id} PUT DELETE
/control-centers/{id}/facilities GET
/control-centers/{id}/assign-facilities POST
/control-centers/{id}/unassign-facilities POST
/control-centers/{id}/preview-impact POST
/training-modules GET POST
/training-modules/{id} GET PATCH DELETE
/training-assignments GET POST
/training-assignments/export GET
/training-assignments/{id} GET PATCH DELETE
/training-assignments/{id}/complete POST
/training-assignments/{trainingAssignmentId}/facilities GET POST
/training-assignments/{trainingAssignmentId}/facilities/{facilityId} DELETE
/tasks GET POST
/tasks/bulk POST
/tasks/{id} GET PUT DELETE
/tasks/{parentTaskId}/{dueDate} PUT
/tasks/reassign-from-csm POST
/evidence POST
/evidence/{id} GET DELETE
/evidence/by-resource/{resourceId} GET
/policy-documents GET POST
/policy-documents/upload POST
/policy-documents/create-from-processed POST
/policy-documents/processing-files GET
/policy-documents/{id}/with-sections GET
/policy-documents/{id} PATCH DELETE
/policy-documents/{id}/assets PATCH
/policy-documents/{id}/sections/reorder PATCH
/policy-documents/{id}/submit POST
/policy-documents/{id}/approve POST
/policy-documents/{id}/revert POST
/policy-documents/{id}/log-pdf-export POST
/policy-documents/{id}/versions GET
/policy-documents/{id}/versions/latest GET
/policy-documents/{id}/versions/{versionNumber} GET
/users GET POST
/users/me GET
/users/me/organizations GET
/users/me/check-access GET
/users/{id} GET PATCH DELETE
/invitations GET POST
/invitations/validate GET
/invitations/accept POST
/invitations/{id} DELETE
/invitations/{id}/resend POST
/cip-senior-manager-assignments/current GET
/cip-senior-manager-assignments POST
/cip-senior-manager-assignments/{id} PATCH
/access-control GET POST
/access-control/{id} GET PUT DELETE
/access-control/user/{userId} GET
/access-control/user/{userId}/grant POST
/access-control/user/{userId}/revoke POST
/activity GET
/activity/by-resource-type/{resourceType}/{resourceId} GET
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '))
  .flatMap(([path = '', ...methods]) => methods.map((method) => [method, path] as const));

export function plannedContract(target: () => Target, writes: boolean): void {
  test('4.3 lists 95 operations', () => {
    expect(PLANNED).toHaveLength(95);
  });

  describe('4.3 planned operations fail', () => {
    // If the suite may not write, it sends no planned write either: it could have become available.
    const sent = PLANNED.filter(([method]) => writes || method === 'GET');
    test.each(sent)('%s %s', async (method, path) => {
      const filled = path.replace('{dueDate}', '2030-01-31').replace(/\{\w+\}/g, 'does-not-exist');
      const reply = await call(target(), method, filled, method === 'GET' || method === 'DELETE' ? {} : { json: {} });
      expectFailure(reply, `${method} ${filled}`);
    });
  });
}
