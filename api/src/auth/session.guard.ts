import {
  ConflictException,
  createParamDecorator,
  type ExecutionContext,
  ForbiddenException,
  Injectable,
  UnauthorizedException,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { SessionUser } from '@practice/contract/auth';
import { messages } from '@practice/contract/messages';
import { type Access, may } from '@practice/contract/permissions';
import { secondFactorMessages, secondFactorNeeded } from '@practice/contract/second-factor';
import { openedForHeader } from '@practice/contract/session-hint';
import type { Request } from 'express';
import { AUDIENCE, type Audience, RECENT_SECOND_FACTOR, ROUTE } from '../http/route.ts';
import { Sessions } from './sessions.ts';

@Injectable()
export class SessionGuard extends AuthGuard('session') {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: Sessions,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const audience = this.audienceOf(context);
    if (audience === 'public') return true;
    await super.canActivate(context);
    const request = context.switchToHttp().getRequest<Request>();
    requireOpenedFor(userOf(context), request);
    if (audience === 'optional-session') return true;
    const { role } = userOf(context);
    const { can } = this.reflector.get<Access | undefined>(ROUTE, context.getHandler()) ?? {};
    if (can ? !may(role, can) : audience !== 'signed-in' && role !== null) throw forbidden();
    const proof = this.reflector.get<string | undefined>(RECENT_SECOND_FACTOR, context.getHandler());
    if (!proof) return true;
    await requireRecent(this.sessions, request, proof);
    return true;
  }

  override handleRequest<User>(error: unknown, user: User | false, _: unknown, context: ExecutionContext) {
    // An unreachable database must give 503, not 401.
    if (error) throw error;
    if (!user && this.audienceOf(context) !== 'optional-session')
      throw new UnauthorizedException(messages.auth.signInFirst);
    return (user || undefined) as User;
  }

  private audienceOf(context: ExecutionContext) {
    const places = [context.getHandler(), context.getClass()];
    return this.reflector.getAllAndOverride<Audience | undefined>(AUDIENCE, places);
  }
}

export function forbidden() {
  return new ForbiddenException(messages.accessDenied.description);
}

export async function requireRecent(sessions: Sessions, request: Request, proof = 'second-factor') {
  const { isRecent, hasFactor, isOverdue } = await sessions.confirmation(request);
  if (isOverdue && !hasFactor && proof !== 'password')
    throw new ForbiddenException(secondFactorMessages.required);
  if (!isRecent) throw confirmationNeeded();
}

export function confirmationNeeded() {
  return new ForbiddenException({ message: secondFactorMessages.needed, code: secondFactorNeeded });
}

function requireOpenedFor(user: SessionUser | undefined, { method, headers }: Request): void {
  const openedFor = headers[openedForHeader];
  if (method === 'GET' || !user || openedFor === undefined || openedFor === String(user.id)) return;
  throw new ConflictException({ message: messages.account.openedForAnother });
}

export const Me = createParamDecorator((_: unknown, context: ExecutionContext) => userOf(context));

function userOf(context: ExecutionContext): SessionUser {
  return context.switchToHttp().getRequest<{ user: SessionUser }>().user;
}
