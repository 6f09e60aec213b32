import { createIdempotencyKeys } from '@practice/ui/form/idempotency-keys';
import { useCallback, useState } from 'react';
import { type DataProvider, type Middleware, useRegisterMutationMiddleware } from 'react-admin';

type Create = DataProvider['create'];

/** In a `Create`: the same form sent again, after a double click or a lost answer, makes one record. */
export function IdempotencyKey() {
  const [keys] = useState(createIdempotencyKeys);
  const addKey: Middleware<Create> = useCallback(
    (resource, params, next) =>
      next(resource, { ...params, meta: { idempotencyKey: keys.keyFor(params.data) } }),
    [keys],
  );
  useRegisterMutationMiddleware(addKey);
  return null;
}
