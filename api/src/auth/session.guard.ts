import {
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
import { secondFactorMessages, secondFactorNeeded } from '@practice/contract/second-factor';
import type { FastifyRequest } from 'fastify';
import { ASKS_AGAIN, AUDIENCE, type Audience } from '../http/audience.ts';
import { Sessions } from './sessions.ts';

/** Admits the audience of a route. A route without an audience is closed to everyone. */
@Injectable()
export class SessionGuard extends AuthGuard('session') {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: Sessions,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const audience = this.reflector.getAllAndOverride<Audience | undefined>(AUDIENCE, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (audience === 'public') return true;
    if (audience === 'anybody') return this.recognize(context);
    await super.canActivate(context);
    const user = userOf(context);
    if (audience === 'signed-in' || audience === (user.isAdmin ? 'admin' : 'client')) {
      await this.askAgain(context);
      return true;
    }
    throw new ForbiddenException(messages.accessDenied.description);
  }

  private async askAgain(context: ExecutionContext): Promise<void> {
    if (!this.reflector.get<boolean | undefined>(ASKS_AGAIN, context.getHandler())) return;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (!(await this.sessions.needsConfirmation(request))) return;
    throw new ForbiddenException({ message: secondFactorMessages.needed, code: secondFactorNeeded });
  }

  private async recognize(context: ExecutionContext): Promise<boolean> {
    const { headers } = context.switchToHttp().getRequest<{ headers: { cookie?: string } }>();
    if (headers.cookie === undefined) return true;
    try {
      await super.canActivate(context);
    } catch (error) {
      if (!(error instanceof UnauthorizedException)) throw error;
    }
    return true;
  }

  override handleRequest<User>(error: unknown, user: User | false): User {
    // An unreachable database must give 503, not 401.
    if (error && !(error instanceof UnauthorizedException)) throw error;
    if (!user) throw new UnauthorizedException(messages.auth.signInFirst);
    return user;
  }
}

/** The signed-in person; undefined for a visitor of a route for anyone. */
export const Me = createParamDecorator((_: unknown, context: ExecutionContext) => userOf(context));

function userOf(context: ExecutionContext): SessionUser {
  return context.switchToHttp().getRequest<{ user: SessionUser }>().user;
}
