import { applyDecorators, HttpCode, RequestMapping, RequestMethod } from '@nestjs/common';
import type { Route as ContractRoute } from '@practice/contract/routes/route';

/** What becomes `Value` as JSON. */
export type BeforeJson<Value> = string extends Value
  ? Value | Date
  : Value extends object
    ? { [Key in keyof Value]: BeforeJson<Value[Key]> }
    : Value;

export function Route<Answer>(route: ContractRoute<unknown, Answer, unknown>, status?: number) {
  const mapping = RequestMapping({ method: RequestMethod[route.method], path: `api${route.path}` });
  return <
    Method extends (...input: never[]) => Result | Promise<Result>,
    Result extends Answer | BeforeJson<Answer>,
  >(
    target: object,
    name: string,
    method: TypedPropertyDescriptor<Method>,
  ): void => applyDecorators(mapping, ...(status ? [HttpCode(status)] : []))(target, name, method);
}
