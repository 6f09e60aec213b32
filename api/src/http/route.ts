import { applyDecorators, HttpCode, RequestMapping, RequestMethod, SetMetadata } from '@nestjs/common';
import { type DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import type { Access } from '@practice/contract/permissions';
import type { Route as ContractRoute } from '@practice/contract/routes/route';

/** Who may call a route that isn’t the staff’s: theirs has a permission in the contract. */
export type Audience = 'public' | 'optional-session' | 'signed-in' | 'client';

export const AUDIENCE = 'audience';

const isFor = (audience: Audience) => SetMetadata(AUDIENCE, audience);

export const RECENT_SECOND_FACTOR = 'recent-second-factor';

/** An admin without a second factor gives the password, which in production is enough in the first week only. */
export const RecentSecondFactor = () => SetMetadata(RECENT_SECOND_FACTOR, 'second-factor');

/** The same, but the password of an admin without a second factor is always enough: it sets one up. */
export const RecentPassword = () => SetMetadata(RECENT_SECOND_FACTOR, 'password');

export const Public = () => isFor('public');

export const OptionalSession = () => isFor('optional-session');

export const SignedIn = () => isFor('signed-in');

export const ForClients = () => isFor('client');

/** What becomes `Value` as JSON. */
export type BeforeJson<Value> = string extends Value
  ? Value | Date
  : Value extends object
    ? { [Key in keyof Value]: BeforeJson<Value[Key]> }
    : Value;

export const ROUTE = 'route';

export function Route<Answer>(route: ContractRoute<unknown, Answer, unknown>, status?: number) {
  const mapping = RequestMapping({ method: RequestMethod[route.method], path: `api${route.path}` });
  return <
    Method extends (...input: never[]) => Result | Promise<Result>,
    Result extends Answer | BeforeJson<Answer>,
  >(
    target: object,
    name: string,
    method: TypedPropertyDescriptor<Method>,
  ): void =>
    applyDecorators(mapping, SetMetadata(ROUTE, route), ...(status ? [HttpCode(status)] : []))(
      target,
      name,
      method,
    );
}

interface ServedRoute extends Access {
  method: string;
  path: string;
  audience?: Audience | undefined;
}

/** Every route of the application, and who may call it. @throws Error if that is not said of one */
export function servedRoutes(discovery: DiscoveryService): ServedRoute[] {
  const reflector = new Reflector();
  const routes = discovery.getControllers().flatMap(({ instance, metatype }) =>
    new MetadataScanner().getAllMethodNames(Object.getPrototypeOf(instance)).flatMap((name) => {
      const handler = instance[name];
      const own: string | undefined = Reflect.getMetadata('path', handler);
      if (own === undefined || !metatype) return [];
      const path = ['', Reflect.getMetadata('path', metatype), own].join('/').replaceAll(/\/+/g, '/');
      const method = RequestMethod[Reflect.getMetadata('method', handler)] ?? '';
      const audience = reflector.getAllAndOverride<Audience | undefined>(AUDIENCE, [handler, metatype]);
      const { can, audit } = reflector.get<Access | undefined>(ROUTE, handler) ?? {};
      return {
        method,
        path: path.replace(/(.)\/$/, '$1'),
        audience,
        ...(can && { can }),
        ...(audit && { audit }),
      };
    }),
  );
  for (const { method, path, audience, can } of routes) {
    if (!can && (!audience || path.startsWith('/api/admin/')))
      throw new Error(`It is not said who may call ${method} ${path}.`);
  }
  return routes;
}
