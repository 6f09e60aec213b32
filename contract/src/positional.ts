import type { Route, RouteInput } from './routes/route.ts';

type Values<Input> = Input extends { params: { id: infer Id; version: infer Version } }
  ? [Id, Version]
  : Input extends { params: infer Params }
    ? [Params[keyof Params]]
    : [];

type Part<Input, Name extends keyof RouteInput> = Name extends keyof Input
  ? undefined extends Input[Name]
    ? [part?: Exclude<Input[Name], undefined>]
    : [part: Input[Name]]
  : [];

/** The same input as arguments: the path's parameters, then the query or the body, a file and the idempotency key. */
export type Positional<Input> = [
  ...Values<Input>,
  ...Part<Input, 'query'>,
  ...Part<Input, 'body'>,
  ...Part<Input, 'file'>,
  ...Part<Input, 'idempotencyKey'>,
];

const names = ['params', 'query', 'body', 'file', 'idempotencyKey'];

/** Only until the back office and the tests name the parts of their input. */
export function inputOf({ method, path }: Route<unknown, unknown, unknown>, args: unknown[]): RouteInput {
  const [first] = args;
  const isInput =
    args.length === 1 && typeof first === 'object' && first !== null && !(first instanceof Blob);
  if (isInput && Object.keys(first).every((name) => names.includes(name))) return first;
  const rest = [...args];
  const params: Record<string, string | number> = {};
  for (const [, name = ''] of path.matchAll(/:(\w+)/g)) params[name] = rest.shift() as string | number;
  const file = rest.find((value) => value instanceof File);
  const idempotencyKey = rest.find((value) => typeof value === 'string');
  const object = rest.find((value) => typeof value === 'object' && value !== file) as object | undefined;
  return {
    params,
    ...(object && { [method === 'GET' || method === 'DELETE' ? 'query' : 'body']: object }),
    ...(file && { file }),
    ...(idempotencyKey !== undefined && { idempotencyKey }),
  };
}
