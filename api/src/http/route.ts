import { applyDecorators, RequestMapping, RequestMethod } from '@nestjs/common';
import type { Route as ContractRoute } from '@practice/contract/routes/route';

/** Answers a call of the contract. A method that returns another type does not compile. */
export function Route<Answer>(route: ContractRoute<unknown[], Answer, unknown>) {
  return <Method extends (...input: never[]) => Answer | Promise<Answer>>(
    target: object,
    name: string,
    method: TypedPropertyDescriptor<Method>,
  ): void =>
    applyDecorators(RequestMapping({ method: RequestMethod[route.method], path: route.path }))(
      target,
      name,
      method,
    );
}
