import { Inject, Injectable } from '@nestjs/common';
import { practice } from '@practice/contract/practice';
import { type NewPasskeyInput, type Passkey, secondFactorMessages } from '@practice/contract/second-factor';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { DataSource, type EntityManager } from 'typeorm';
import { CONFIG, type Config } from '../config.ts';
import { isBusyDatabase, violatedConstraint } from '../database/errors.ts';
import { conflict, invalid } from '../http/validation.ts';

const minutes = 5;

interface Credential {
  id: string;
  publicKey: Buffer<ArrayBuffer>;
  counter: string;
  transports: string[];
}

/** WebAuthn: an admin's device signs a challenge that it gets once. */
@Injectable()
export class Passkeys {
  private readonly site: { expectedOrigin: string; expectedRPID: string };

  constructor(
    @Inject(CONFIG) { publicOrigin }: Config,
    private readonly database: DataSource,
  ) {
    this.site = { expectedOrigin: publicOrigin, expectedRPID: new URL(publicOrigin).hostname };
  }

  /** The options of WebAuthn for a new passkey. */
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

  /** The options of WebAuthn for the use of a passkey. */
  async challenge(userId: number): Promise<object> {
    const options = await generateAuthenticationOptions({
      rpID: this.site.expectedRPID,
      allowCredentials: await this.credentialsOf(userId),
      userVerification: 'preferred',
    });
    await this.keepChallenge(options.challenge, userId);
    return options;
  }

  /** @throws BadRequestException, ConflictException */
  async add(userId: number, { name, passkey }: NewPasskeyInput, within: EntityManager): Promise<void> {
    const { registrationInfo } = await orWrong(
      verifyRegistrationResponse({
        ...this.site,
        response: passkey as RegistrationResponseJSON,
        expectedChallenge: (challenge) => this.useChallenge(challenge, userId),
        requireUserVerification: false,
      }),
    );
    if (!registrationInfo) throw wrongPasskey();
    const { id, publicKey, counter } = registrationInfo.credential;
    const { transports = [] } = passkey.response;
    try {
      await within.query(
        `INSERT INTO passkeys (user_id, name, credential_id, public_key, counter, transports)
         VALUES ($1, $2, $3, $4, $5, $6)`,
        [userId, name, id, Buffer.from(publicKey), counter, transports],
      );
    } catch (error) {
      if (violatedConstraint(error) !== 'passkeys_credential') throw error;
      throw conflict(secondFactorMessages.passkeyKnown);
    }
  }

  /** @throws BadRequestException */
  async verify(userId: number, response: { id: string }): Promise<void> {
    const known = (await this.credentialsOf(userId)).find(({ id }) => id === response.id);
    if (!known) throw wrongPasskey();
    const { verified, authenticationInfo } = await orWrong(
      verifyAuthenticationResponse({
        ...this.site,
        response: response as AuthenticationResponseJSON,
        expectedChallenge: (challenge) => this.useChallenge(challenge, userId),
        credential: { ...known, counter: Number(known.counter) },
        requireUserVerification: false,
      }),
    );
    if (!verified) throw wrongPasskey();
    await this.database.query(
      `UPDATE passkeys SET counter = $2, last_used_at = now() WHERE credential_id = $1`,
      [known.id, authenticationInfo.newCounter],
    );
  }

  list(userId: number): Promise<Passkey[]> {
    return this.database.query(
      `SELECT id, name, created_at AS "createdAt", last_used_at AS "lastUsedAt" FROM passkeys WHERE user_id = $1 ORDER BY id`,
      [userId],
    );
  }

  private credentialsOf(userId: number): Promise<Credential[]> {
    return this.database.query(
      `SELECT credential_id AS id, public_key AS "publicKey", counter, transports FROM passkeys WHERE user_id = $1`,
      [userId],
    );
  }

  private async keepChallenge(challenge: string, userId: number): Promise<void> {
    await this.database.query(
      `INSERT INTO passkey_challenges (challenge, user_id, expires_at) VALUES ($1, $2, now() + make_interval(mins => $3))`,
      [challenge, userId, minutes],
    );
  }

  private async useChallenge(challenge: string, userId: number): Promise<boolean> {
    const [, count] = await this.database.query<[unknown[], number]>(
      `DELETE FROM passkey_challenges WHERE challenge = $1 AND user_id = $2 AND expires_at > now()`,
      [challenge, userId],
    );
    return count > 0;
  }
}

/** The library throws an error of its own for whatever a client may have made up. */
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
