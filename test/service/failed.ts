// The ServiceError that a request ends in.
import { ServiceError } from '../../src/service/errors.ts';

export async function failed(request: Promise<unknown>): Promise<ServiceError> {
  const outcome = await request.then(
    () => new Error('it succeeded'),
    (error: unknown) => error,
  );
  if (outcome instanceof ServiceError) return outcome;
  throw outcome;
}
