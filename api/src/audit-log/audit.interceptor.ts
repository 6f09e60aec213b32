import {
  type CallHandler,
  type ExecutionContext,
  HttpException,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { AuditAct } from '@practice/contract/audit-log';
import { idNumber } from '@practice/contract/lists';
import { emailAddress, limits } from '@practice/contract/text';
import type { FastifyRequest } from 'fastify';
import { catchError, concatMap, type Observable } from 'rxjs';
import * as v from 'valibot';
import { AUDIENCE } from '../http/audience.ts';
import { AuditLog } from './audit-log.ts';
import { AUDITED, actOf, recordOf } from './audited.ts';

const made = v.object({ id: idNumber });
const ofClient = v.object({ userId: idNumber });
const someone = v.object({ ...made.entries, email: v.string() });
const typed = v.object({ email: emailAddress() });
const refused = Symbol('refused');

type AuditedRequest = FastifyRequest & { user?: unknown };

/** The refusals that are recorded as failures. What is limited or malformed never reached a password or Stripe. */
const failures: Partial<Record<AuditAct, readonly number[]>> = {
  login: [400, 401, 403],
  confirm: [400],
  refund: [400, 404, 409],
};

/** Writes the audit log: what admins do, by their routes, and what other routes declare with `@Audited`. */
@Injectable()
export class AuditInterceptor implements NestInterceptor {
  constructor(
    private readonly auditLog: AuditLog,
    private readonly reflector: Reflector,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<AuditedRequest>();
    const targets = [context.getHandler(), context.getClass()];
    const isForAdmins = this.reflector.getAllAndOverride<string | undefined>(AUDIENCE, targets) === 'admin';
    const act =
      this.reflector.get<AuditAct | undefined>(AUDITED, context.getHandler()) ??
      (isForAdmins ? actOf(request.method, request.routeOptions.url ?? '') : undefined);
    if (!act) return next.handle();
    return next.handle().pipe(
      concatMap(async (answer: unknown) => {
        await this.record(act, request, answer);
        return answer;
      }),
      catchError(async (error: unknown) => {
        const status = error instanceof HttpException ? error.getStatus() : 500;
        const isReal = status !== 400 || request.user !== undefined;
        if (isReal && failures[act]?.includes(status)) await this.record(act, request, refused);
        throw error;
      }),
    );
  }

  private async record(act: AuditAct, request: AuditedRequest, answer?: unknown): Promise<void> {
    const { body, ip, method, params, query, routeOptions, user } = request;
    const actor = parsed(someone, user) ?? parsed(someone, answer);
    // A right password that waits for its second step is no login yet.
    const who = actor?.email ?? (answer === refused ? parsed(typed, body)?.email : undefined);
    if (who === undefined) return;
    const { record, part } = recordOf(routeOptions.url ?? '');
    const isOwn = record === 'account';
    const named = parsed(v.object({ id: v.pipe(v.string(), v.toNumber(), idNumber) }), params)?.id;
    const recordId = (isOwn ? actor?.id : named) ?? (act === 'read' ? undefined : parsed(made, answer)?.id);
    const isClient = isOwn || record === 'client';
    const clientId =
      (isClient ? recordId : undefined) ??
      parsed(ofClient, answer)?.userId ??
      parsed(v.object({ client: made }), answer)?.client.id ??
      parsed(v.object({ filter: v.pipe(v.string(), v.parseJson(), ofClient) }), query)?.filter.userId;
    await this.auditLog.write({
      userId: actor?.id ?? null,
      who: who.slice(0, limits.email),
      address: ip,
      act,
      succeeded: answer !== refused,
      record: record ?? null,
      recordId: recordId ?? null,
      clientId: clientId ?? null,
      detail: [part, ...(/^P(UT|ATCH)$/.test(method) ? changesIn(body, act) : [])].filter(Boolean).join(', '),
    });
  }
}

function parsed<Schema extends v.GenericSchema>(schema: Schema, value: unknown) {
  const result = v.safeParse(schema, value);
  return result.success ? result.output : undefined;
}

/** The names of the changed fields. Their values may be about someone's health, except roles. */
function changesIn(body: unknown, act: AuditAct): string[] {
  return Object.entries(body ?? {})
    .filter(([name]) => /^[a-zA-Z]{1,40}$/.test(name))
    .slice(0, 20)
    .map(([name, value]) => (act === 'roles' ? `${name}: ${value ? 'yes' : 'no'}` : name));
}
