import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport-jwt';
import { CONFIG, type Config } from '../config.ts';
import { Sessions, tokenRules } from './sessions.ts';

@Injectable()
export class SessionStrategy extends PassportStrategy(Strategy, 'session') {
  constructor(
    @Inject(CONFIG) config: Config,
    private readonly sessions: Sessions,
  ) {
    const { algorithm, issuer, audience } = tokenRules(config);
    super({
      jwtFromRequest: (request: FastifyRequest) => request.cookies[sessions.cookie] ?? null,
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
