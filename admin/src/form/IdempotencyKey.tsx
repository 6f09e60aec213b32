import { createAttempts } from '@practice/ui/form/attempts';
import { useCallback, useState } from 'react';
import { type DataProvider, type Middleware, useRegisterMutationMiddleware } from 'react-admin';

type Create = DataProvider['create'];

/** In a `Create`: the same form sent again, after a double click or a lost answer, makes one record. */
export function IdempotencyKey() {
  const [attempts] = useState(createAttempts);
  const addKey: Middleware<Create> = useCallback(
    (resource, params, next) =>
      next(resource, { ...params, meta: { idempotencyKey: attempts.attemptFor(params.data) } }),
    [attempts],
  );
  useRegisterMutationMiddleware(addKey);
  return null;
}
