import { applyDecorators, HttpCode, RequestMapping, RequestMethod } from '@nestjs/common';
import type { Route as ContractRoute } from '@practice/contract/routes/route';

type BeforeJson<Value> = Value extends string
  ? Value | Date
  : Value extends object
    ? { [Key in keyof Value]: BeforeJson<Value[Key]> }
    : Value;

/** @param status for a success; the default is 201 for POST and 200 for other methods */
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
