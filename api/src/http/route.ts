import { applyDecorators, HttpCode, RequestMapping, RequestMethod, SetMetadata } from '@nestjs/common';
import { type DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import type { Access } from '@practice/contract/permissions';
import type { Route as ContractRoute } from '@practice/contract/routes/route';

/** Staff routes have a permission in the contract instead. */
export type Audience = 'public' | 'optional-session' | 'signed-in' | 'client';

export const AUDIENCE = 'audience';

const isFor = (audience: Audience) => SetMetadata(AUDIENCE, audience);

export const RECENT_SECOND_FACTOR = 'recent-second-factor';

/** Without a second factor, admins give their password, in production only during their first week. */
export const RecentSecondFactor = () => SetMetadata(RECENT_SECOND_FACTOR, 'second-factor');

/** The same, but an admin without a second factor can always use the password, to set one up. */
export const RecentPassword = () => SetMetadata(RECENT_SECOND_FACTOR, 'password');

export const Public = () => isFor('public');

export const OptionalSession = () => isFor('optional-session');

export const SignedIn = () => isFor('signed-in');

export const ForClients = () => isFor('client');

/** A value that serializes to `Value`. */
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

/** @throws Error if a route doesn't say who may call it */
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
