import { Inject, Injectable, NotFoundException } from '@nestjs/common';
import { practice } from '@practice/contract/practice';
import {
  type AppSetup,
  type NewPasskeyInput,
  type NewRecoveryCodes,
  type ProofInput,
  type SecondFactorState,
  secondFactorMessages,
} from '@practice/contract/second-factor';
import { Secret, TOTP } from 'otpauth';
import { toString as qrCode } from 'qrcode';
import { DataSource, type EntityManager } from 'typeorm';
import { CONFIG, type Config } from '../config.ts';
import { Limits } from '../http/limits.ts';
import { invalid } from '../http/validation.ts';
import { secondFactorChanged } from '../mail/email-templates.ts';
import { Mailer } from '../mail/mailer.ts';
import { hashOfToken } from './link-token.ts';
import { Passkeys } from './passkeys.ts';
import { sealWith } from './sealed.ts';
import { hasApp, hasPasskey, removeSecondFactors } from './second-factor-rows.ts';
import { User } from './user.entity.ts';

const codeCount = 10;

interface Admin {
  id: number;
  email: string;
}

/** The authenticator app, the passkeys and the recovery codes of an admin. An email tells of every change. */
@Injectable()
export class SecondFactors {
  private readonly sealed: ReturnType<typeof sealWith>;

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly database: DataSource,
    private readonly limits: Limits,
    private readonly mailer: Mailer,
    private readonly passkeys: Passkeys,
  ) {
    this.sealed = sealWith(config.jwtSecret);
  }

  async state({ id }: Admin): Promise<SecondFactorState> {
    const [row] = await this.database.query<{ app: boolean; recoveryCodes: number }[]>(
      `SELECT ${hasApp} AS app,
              (SELECT count(*)::integer FROM recovery_codes WHERE user_id = users.id) AS "recoveryCodes"
       FROM users WHERE id = $1`,
      [id],
    );
    return { app: false, recoveryCodes: 0, ...row, passkeys: await this.passkeys.list(id) };
  }

  /** Checks a code of the app, a recovery code or a passkey, each of which works once. @throws BadRequestException, TooManyRequestsException */
  async prove(admin: Admin, proof: ProofInput): Promise<void> {
    if ('passkey' in proof) return this.passkeys.verify(admin.id, proof.passkey);
    await this.limits.take('second steps of an account', String(admin.id));
    const code = compact(proof.code);
    const isRight = /^\d{6}$/.test(code)
      ? await this.useAppCode(admin, code)
      : await this.useRecoveryCode(admin, code);
    if (!isRight) throw wrongCode();
  }

  /** Makes a secret for an app. The former one works until a code of the new one is given. */
  async setUpApp({ id, email }: Admin): Promise<AppSetup> {
    const app = appOf(new Secret({ size: 20 }).base32, email);
    await this.database.query(
      `INSERT INTO authenticator_apps (user_id, new_secret) VALUES ($1, $2)
       ON CONFLICT (user_id) DO UPDATE SET new_secret = $2`,
      [id, this.sealed.seal(app.secret.base32, id)],
    );
    return { secret: app.secret.base32, qr: await qrCode(app.toString(), { type: 'svg', margin: 2 }) };
  }

  /** @throws BadRequestException, TooManyRequestsException */
  async confirmApp(admin: Admin, code: string): Promise<NewRecoveryCodes> {
    await this.limits.take('second steps of an account', String(admin.id));
    const [row] = await this.database.query<{ new_secret: string | null }[]>(
      `SELECT new_secret FROM authenticator_apps WHERE user_id = $1`,
      [admin.id],
    );
    const step = this.stepOf(admin, row?.new_secret, compact(code));
    if (step === undefined) throw wrongCode();
    return this.change(admin, 'An authenticator app was set up for your logins.', async (manager) => {
      const [, count] = await manager.query<[unknown[], number]>(
        `UPDATE authenticator_apps SET secret = new_secret, new_secret = NULL, last_step = $3
         WHERE user_id = $1 AND new_secret = $2`,
        [admin.id, row?.new_secret, step],
      );
      if (count === 0) throw invalid(secondFactorMessages.setupEnded, 'code');
      return this.firstCodes(admin, manager);
    });
  }

  /** @throws BadRequestException, ConflictException */
  addPasskey(admin: Admin, input: NewPasskeyInput): Promise<NewRecoveryCodes> {
    return this.change(admin, `The passkey “${input.name}” was added to your logins.`, async (manager) => {
      await this.passkeys.add(admin.id, input, manager);
      return this.firstCodes(admin, manager);
    });
  }

  /** Without any other factor, this turns the second step off. @throws NotFoundException */
  async removePasskey(admin: Admin, id: number): Promise<void> {
    await this.change(admin, 'A passkey was removed from your logins.', async (manager) => {
      const [, count] = await manager.query<[unknown[], number]>(
        `DELETE FROM passkeys WHERE id = $1 AND user_id = $2`,
        [id, admin.id],
      );
      if (count === 0) throw new NotFoundException(secondFactorMessages.passkeyUnknown);
      const [left] = await manager.query<unknown[]>(
        `SELECT 1 FROM users WHERE id = $1 AND (${hasApp} OR ${hasPasskey})`,
        [admin.id],
      );
      if (!left) await removeSecondFactors(admin.id, manager);
    });
  }

  renewCodes(admin: Admin): Promise<NewRecoveryCodes> {
    const what = 'You have new recovery codes, and the old ones no longer work.';
    return this.change(admin, what, async (manager) => {
      await manager.query(`DELETE FROM recovery_codes WHERE user_id = $1`, [admin.id]);
      return this.firstCodes(admin, manager);
    });
  }

  async turnOff(admin: Admin): Promise<void> {
    await this.change(admin, 'Two-step login was turned off. A password is enough now.', (manager) =>
      removeSecondFactors(admin.id, manager),
    );
  }

  /** @param what happened, for the email */
  private change<Result>(
    { id }: Admin,
    what: string,
    write: (within: EntityManager) => Promise<Result>,
  ): Promise<Result> {
    return this.database.transaction(async (manager) => {
      // Of two changes at once, one waits: both must not make the first codes.
      const user = await manager.findOneOrFail(User, { where: { id }, lock: { mode: 'pessimistic_write' } });
      const result = await write(manager);
      await this.mailer.queue(user.email, secondFactorChanged(user.firstName, what), manager);
      return result;
    });
  }

  private async useAppCode(admin: Admin, code: string): Promise<boolean> {
    const [row] = await this.database.query<{ secret: string | null }[]>(
      `SELECT secret FROM authenticator_apps WHERE user_id = $1`,
      [admin.id],
    );
    const step = this.stepOf(admin, row?.secret, code);
    if (step === undefined) return false;
    const [, count] = await this.database.query<[unknown[], number]>(
      `UPDATE authenticator_apps SET last_step = $3 WHERE user_id = $1 AND secret = $2 AND last_step < $3`,
      [admin.id, row?.secret, step],
    );
    return count > 0;
  }

  private async useRecoveryCode(admin: Admin, code: string): Promise<boolean> {
    const hash = hashOfToken(code);
    const [known] = await this.database.query<unknown[]>(
      `SELECT 1 FROM recovery_codes WHERE user_id = $1 AND code_hash = $2`,
      [admin.id, hash],
    );
    if (!known) return false;
    const what = 'One of your recovery codes was used.';
    return this.change(admin, what, async (manager) => {
      const [, count] = await manager.query<[unknown[], number]>(
        `DELETE FROM recovery_codes WHERE user_id = $1 AND code_hash = $2`,
        [admin.id, hash],
      );
      if (count === 0) throw wrongCode();
      return true;
    });
  }

  /** The 30 seconds that a code is of, counted since 1970; undefined if it is wrong. A clock may be 30 seconds off. */
  private stepOf({ id, email }: Admin, sealed: string | null | undefined, code: string): number | undefined {
    const secret = sealed && this.sealed.open(sealed, id);
    if (!secret) return undefined;
    const app = appOf(secret, email);
    const timestamp = Date.now();
    const delta = app.validate({ token: code, timestamp, window: 1 });
    return delta === null ? undefined : app.counter({ timestamp }) + delta;
  }

  private async firstCodes({ id }: Admin, within: EntityManager): Promise<NewRecoveryCodes> {
    const [known] = await within.query<unknown[]>(`SELECT 1 FROM recovery_codes WHERE user_id = $1`, [id]);
    if (known) return { recoveryCodes: [] };
    const codes = Array.from({ length: codeCount }, () => new Secret({ size: 10 }).base32);
    await within.query(`INSERT INTO recovery_codes (user_id, code_hash) SELECT $1, unnest($2::text[])`, [
      id,
      codes.map(hashOfToken),
    ]);
    return { recoveryCodes: codes.map((code) => code.replace(/.{4}(?=.)/g, '$&-')) };
  }
}

function appOf(secret: string, email: string): TOTP {
  return new TOTP({ issuer: practice.name, label: email, secret });
}

/** People type codes with spaces, dashes and small letters. */
function compact(code: string): string {
  return code.replace(/[\s-]/g, '').toUpperCase();
}

function wrongCode() {
  return invalid(secondFactorMessages.wrongCode, 'code');
}
