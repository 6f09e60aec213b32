import {
  type CallHandler,
  type ExecutionContext,
  HttpException,
  Injectable,
  Logger,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { AuditAction } from '@practice/contract/audit-log';
import { idNumber } from '@practice/contract/lists';
import type { Route } from '@practice/contract/routes/route';
import { emailAddress, textLimits } from '@practice/contract/text';
import type { Request } from 'express';
import { catchError, concatMap, from, type Observable } from 'rxjs';
import { DataSource, type EntityTarget } from 'typeorm';
import * as v from 'valibot';
import { Appointment } from '../appointments/appointment.entity.ts';
import { Assessment } from '../assessments/assessment.entity.ts';
import { addAuditEntry, type NewAuditEntry } from '../database/sql/audit-log.ts';
import { ROUTE } from '../http/route.ts';
import { Payment } from '../payments/payment.entity.ts';

interface AuditedAct {
  act: AuditAction;
  record: string | null;
  part: string;
}

function actOf({ path }: Route<unknown, unknown>, audit: string): AuditedAct {
  const dot = audit.indexOf('.');
  const act = audit.slice(dot + 1) as AuditAction;
  const [, ...rest] = path.replace('/admin', '').split('/').filter(Boolean);
  const part = rest.filter((name) => !name.startsWith(':') && !name.startsWith(act)).join(' ');
  return { act, record: dot < 0 ? null : audit.slice(0, dot), part };
}

const createdRecord = v.object({ id: idNumber });
const ofClient = v.object({ userId: idNumber });
const ofPerson = v.object({ personId: idNumber });
const namedPerson = v.object({ ...createdRecord.entries, email: v.string() });
const typedEmail = v.object({ email: emailAddress() });
const refused = Symbol('refused');

type Owned = { id: number; personId?: number; userId: number | null };
const entities: Readonly<Record<string, EntityTarget<Owned>>> = {
  appointment: Appointment,
  assessment: Assessment,
  payment: Payment,
};

/** The statuses recorded as failures. Limited or malformed requests never reached a password or Stripe. */
const failures: Partial<Record<AuditAction, readonly number[]>> = {
  login: [400, 401, 403],
  confirm: [400],
  refund: [400, 404, 409],
};

/** Triggers refuse to change or delete rows of the last six years. */
@Injectable()
export class AuditInterceptor implements NestInterceptor {
  private readonly logger = new Logger(AuditInterceptor.name);

  constructor(
    private readonly database: DataSource,
    private readonly reflector: Reflector,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request>();
    const route = this.reflector.get<Route<unknown, unknown> | undefined>(ROUTE, context.getHandler());
    if (!route?.audit) return next.handle();
    const audited = actOf(route, route.audit);
    // Looked up first, because the record may be deleted.
    return from(this.ownerOf(audited, request)).pipe(
      concatMap((owner) =>
        next.handle().pipe(
          concatMap(async (answer: unknown) => {
            await this.record(audited, request, answer, owner);
            return answer;
          }),
          catchError(async (error: unknown) => {
            const status = error instanceof HttpException ? error.getStatus() : 500;
            const reachedTheCheck = status !== 400 || request.user !== undefined;
            if (reachedTheCheck && failures[audited.act]?.includes(status))
              await this.record(audited, request, refused, owner);
            throw error;
          }),
        ),
      ),
    );
  }

  private async ownerOf({ record }: AuditedAct, { params }: Request): Promise<number | undefined> {
    const entity = record && entities[record];
    const id = idIn(params);
    if (!entity || id === undefined) return undefined;
    const row = this.database.manager.findOneBy(entity, { id });
    return row.then(
      (found) => found?.personId ?? found?.userId ?? undefined,
      () => undefined,
    );
  }

  private async record(
    { act, record, part }: AuditedAct,
    request: Request,
    answer: unknown,
    owner: number | undefined,
  ): Promise<void> {
    const { body, ip, method, params, query, user } = request;
    const actor = parsed(namedPerson, user) ?? parsed(namedPerson, answer);
    // A correct password without the second step is not yet a login.
    const who = actor?.email ?? (answer === refused ? parsed(typedEmail, body)?.email : undefined);
    if (who === undefined) return;
    const isOwn = record === 'account';
    const recordId =
      (isOwn ? actor?.id : idIn(params)) ?? (act === 'read' ? undefined : parsed(createdRecord, answer)?.id);
    const isClient = isOwn || record === 'client';
    const clientId =
      (isClient ? recordId : undefined) ??
      owner ??
      parsed(ofPerson, answer)?.personId ??
      parsed(ofClient, answer)?.userId ??
      parsed(v.object({ client: createdRecord }), answer)?.client.id ??
      parsed(v.object({ filter: v.pipe(v.string(), v.parseJson(), ofClient) }), query)?.filter.userId;
    const entry: NewAuditEntry = {
      userId: actor?.id ?? null,
      who: who.slice(0, textLimits.email),
      address: ip ?? '',
      act,
      succeeded: answer !== refused,
      record,
      recordId: recordId ?? null,
      clientId: clientId ?? null,
      detail: [part, ...changesIn(body, method)].filter(Boolean).join(', '),
    };
    // The action has already happened. The technical log must hold nothing people typed.
    await addAuditEntry(this.database, entry).catch((error: unknown) => {
      const missing = JSON.stringify({ ...entry, who: undefined });
      this.logger.error(`The audit log misses ${missing}: ${String(error)}`);
    });
  }
}

const idIn = (params: unknown) =>
  parsed(v.object({ id: v.pipe(v.string(), v.toNumber(), idNumber) }), params)?.id;

function parsed<Schema extends v.GenericSchema>(schema: Schema, value: unknown) {
  const result = v.safeParse(schema, value);
  return result.success ? result.output : undefined;
}

const shown = ['isAdmin', 'isClient', 'role'];

/** Only the names of changed fields, because values other than roles may be about someone's health. */
function changesIn(body: unknown, method: string): string[] {
  return Object.entries(body ?? {})
    .filter(([name]) => (/^P(UT|ATCH)$/.test(method) ? /^[a-zA-Z]{1,40}$/.test(name) : name === 'role'))
    .slice(0, 20)
    .map(([name, value]) => (shown.includes(name) ? `${name}: ${saidOf(value)}` : name));
}

const saidOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, 40) : value ? 'yes' : 'no');
