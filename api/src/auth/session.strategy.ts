import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { SessionUser } from '@practice/contract/auth';
import type { Request } from 'express';
import { Strategy } from 'passport-jwt';
import { CONFIG, type Config } from '../config.ts';
import { Sessions, tokenRules } from './sessions.ts';

declare global {
  namespace Express {
    interface User extends SessionUser {}
  }
}

@Injectable()
export class SessionStrategy extends PassportStrategy(Strategy, 'session') {
  constructor(
    @Inject(CONFIG) config: Config,
    private readonly sessions: Sessions,
  ) {
    const { algorithm, issuer, audience } = tokenRules(config);
    super({
      jwtFromRequest: (request: Request) => request.cookies[sessions.cookie] ?? null,
      secretOrKey: config.keys.sessions,
      algorithms: [algorithm],
      issuer,
      audience,
    });
  }

  validate(payload: unknown) {
    return this.sessions.find(payload);
  }
}
