import type { Config } from '../config.ts';

/** What a session's token must say, when it is signed and when it is read. No other algorithm is accepted. */
export function tokenRules(config: Config) {
  return { algorithm: 'HS256', issuer: config.publicOrigin, audience: 'session' } as const;
}
