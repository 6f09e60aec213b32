import { Inject, Injectable } from '@nestjs/common';
import { practice } from '@practice/contract/practice';
import { type newPasskeyInput, secondFactorMessages } from '@practice/contract/second-factor';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { DataSource, type EntityManager, MoreThan } from 'typeorm';
import { CONFIG, type Config } from '../config.ts';
import { isBusyDatabase, unlessTaken } from '../database/errors.ts';
import type { Input } from '../http/params.ts';
import { conflict, invalid } from '../http/validation.ts';
import { Passkey, PasskeyChallenge } from './second-factor.entity.ts';

const lifetime = 5 * 60_000;

export type NewPasskey = Input<typeof newPasskeyInput>;

@Injectable()
export class Passkeys {
  private readonly site: { expectedOrigin: string; expectedRPID: string };

  constructor(
    @Inject(CONFIG) { publicOrigin }: Config,
    private readonly database: DataSource,
  ) {
    this.site = { expectedOrigin: publicOrigin, expectedRPID: new URL(publicOrigin).hostname };
  }

  async creation({ id, email }: { id: number; email: string }): Promise<object> {
    const options = await generateRegistrationOptions({
      rpName: practice.name,
      rpID: this.site.expectedRPID,
      userName: email,
      userID: new TextEncoder().encode(String(id)),
      excludeCredentials: await this.credentialsOf(id),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    });
    await this.keepChallenge(options.challenge, id);
    return options;
  }

  async challenge(userId: number): Promise<object> {
    const options = await generateAuthenticationOptions({
      rpID: this.site.expectedRPID,
      allowCredentials: await this.credentialsOf(userId),
      userVerification: 'preferred',
    });
    await this.keepChallenge(options.challenge, userId);
    return options;
  }

  async add(userId: number, { name, passkey }: NewPasskey, within: EntityManager): Promise<void> {
    const { registrationInfo } = await orWrong(
      verifyRegistrationResponse({
        ...this.site,
        response: passkey as RegistrationResponseJSON,
        expectedChallenge: (challenge) => this.useChallenge(challenge, userId),
        requireUserVerification: false,
      }),
    );
    if (!registrationInfo) throw wrongPasskey();
    const { id: credentialId, counter } = registrationInfo.credential;
    const publicKey = Buffer.from(registrationInfo.credential.publicKey);
    const { transports } = passkey.response;
    const adding = within.insert(Passkey, { userId, name, credentialId, publicKey, counter, transports });
    await unlessTaken(adding, 'passkeys_credential', conflict(secondFactorMessages.passkeyKnown));
  }

  async verify(userId: number, response: { id: string }): Promise<void> {
    const passkeys = this.database.getRepository(Passkey);
    const known = await passkeys.findOneBy({ userId, credentialId: response.id });
    if (!known) throw wrongPasskey();
    const { verified, authenticationInfo } = await orWrong(
      verifyAuthenticationResponse({
        ...this.site,
        response: response as AuthenticationResponseJSON,
        expectedChallenge: (challenge) => this.useChallenge(challenge, userId),
        credential: { ...known, id: known.credentialId },
        requireUserVerification: false,
      }),
    );
    if (!verified) throw wrongPasskey();
    const changes = { counter: authenticationInfo.newCounter, lastUsedAt: () => 'now()' };
    await passkeys.update(known.id, changes);
  }

  private async credentialsOf(userId: number) {
    const passkeys = await this.database.getRepository(Passkey).findBy({ userId });
    return passkeys.map(({ credentialId: id, transports }) => ({ id, transports }));
  }

  private async keepChallenge(challenge: string, userId: number): Promise<void> {
    const expiresAt = new Date(Date.now() + lifetime);
    await this.database.getRepository(PasskeyChallenge).insert({ challenge, userId, expiresAt });
  }

  private async useChallenge(challenge: string, userId: number): Promise<boolean> {
    const valid = { challenge, userId, expiresAt: MoreThan(new Date()) };
    const { affected } = await this.database.getRepository(PasskeyChallenge).delete(valid);
    return affected === 1;
  }
}

/** The library throws its own errors for made-up input. */
async function orWrong<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    throw isBusyDatabase(error) ? error : wrongPasskey();
  }
}

function wrongPasskey() {
  return invalid(secondFactorMessages.wrongPasskey, 'code');
}
