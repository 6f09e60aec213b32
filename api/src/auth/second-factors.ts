import { Inject, Injectable, NotFoundException } from '@nestjs/common';
import { practice } from '@practice/contract/practice';
import {
  type AppSetup,
  type NewRecoveryCodes,
  type ProofInput,
  secondFactorMessages,
} from '@practice/contract/second-factor';
import type { Request } from 'express';
import { Secret, TOTP } from 'otpauth';
import { toString as qrCode } from 'qrcode';
import { DataSource, type EntityManager, LessThan } from 'typeorm';
import { CONFIG, type Config } from '../config.ts';
import { findLocked } from '../database/queries.ts';
import { RateLimits } from '../http/rate-limits.ts';
import { invalid } from '../http/validation.ts';
import { Mailer } from '../mail/mailer.ts';
import { secondFactorChanged } from './emails/second-factor-changed.ts';
import { hashOfToken } from './link-token.ts';
import { type NewPasskey, Passkeys } from './passkeys.ts';
import { sealWith } from './sealed.ts';
import { AuthenticatorApp, Passkey, RecoveryCode } from './second-factor.entity.ts';
import { factorRequiredFrom, factorsOf, removeSecondFactors } from './second-factor-rows.ts';
import { Sessions } from './sessions.ts';
import { User } from './user.entity.ts';

const codeCount = 10;
// 120 bits, so that an unsalted hash can't be guessed.
const codeBytes = 15;

const isAppCode = (code: string) => /^\d{6}$/.test(code);

type Admin = Pick<User, 'id' | 'email'>;

@Injectable()
export class SecondFactors {
  private readonly sealed: ReturnType<typeof sealWith>;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly database: DataSource,
    private readonly limits: RateLimits,
    private readonly mailer: Mailer,
    private readonly passkeys: Passkeys,
    private readonly sessions: Sessions,
  ) {
    this.sealed = sealWith(config.keys.authenticatorApps);
  }

  async state({ id: userId }: Admin) {
    const passkeys = await this.database.getRepository(Passkey).find({
      select: { id: true, name: true, createdAt: true, lastUsedAt: true },
      where: { userId },
      order: { id: 'ASC' },
    });
    const recoveryCodes = await this.database.getRepository(RecoveryCode).countBy({ userId });
    const select = { id: true, adminSince: true, createdAt: true };
    const admin = await this.database.manager.findOneOrFail(User, { select, where: { id: userId } });
    const { app } = await factorsOf(userId, this.database.manager);
    const requiredFrom = this.config.isProduction ? factorRequiredFrom(admin) : null;
    return { app, passkeys, recoveryCodes, requiredFrom };
  }

  /**
   * Counts app codes by `from`, so no one can use up the owner's tries.
   * @throws BadRequestException, TooManyRequestsException
   */
  async prove(admin: Admin, proof: ProofInput, from: string): Promise<void> {
    if ('passkey' in proof) return this.passkeys.verify(admin.id, proof.passkey);
    const code = compact(proof.code);
    if (!isAppCode(code)) return this.useRecoveryCode(admin, code);
    await this.countTry(admin, from);
    await this.useAppCode(admin, code);
    await this.limits.record('known address of an account', secondStepFrom(admin, from));
  }

  async setUpApp({ id, email }: Admin): Promise<AppSetup> {
    const app = appOf(new Secret({ size: 20 }).base32, email);
    const newSecret = this.sealed.seal(app.secret.base32, id);
    await this.database.getRepository(AuthenticatorApp).upsert({ userId: id, newSecret }, ['userId']);
    return { secret: app.secret.base32, qr: await qrCode(app.toString(), { type: 'svg', margin: 2 }) };
  }

  async confirmApp(admin: Admin, code: string, request: Request): Promise<NewRecoveryCodes> {
    await this.countTry(admin, 'session');
    const what = 'An authenticator app was set up for your logins.';
    return this.enroll(admin, request, what, async (manager) => {
      const app = await findLocked(manager, AuthenticatorApp, { userId: admin.id });
      if (!app?.newSecret) throw wrongCode();
      const lastStep = this.stepOf(admin, app.newSecret, compact(code));
      const changes = { secret: app.newSecret, newSecret: null, lastStep };
      await manager.update(AuthenticatorApp, { userId: admin.id }, changes);
    });
  }

  addPasskey(admin: Admin, input: NewPasskey, request: Request): Promise<NewRecoveryCodes> {
    const what = `The passkey “${input.name}” was added to your logins.`;
    return this.enroll(admin, request, what, (manager) => this.passkeys.add(admin.id, input, manager));
  }

  /** Removing the last factor turns the second step off. @throws NotFoundException */
  async removePasskey(admin: Admin, id: number): Promise<void> {
    await this.change(admin, 'A passkey was removed from your logins.', async (manager) => {
      const { affected } = await manager.delete(Passkey, { id, userId: admin.id });
      if (affected === 0) throw new NotFoundException(secondFactorMessages.passkeyUnknown);
      const { app, passkey } = await factorsOf(admin.id, manager);
      if (!app && !passkey) await removeSecondFactors(admin.id, manager);
    });
  }

  renewCodes(admin: Admin): Promise<NewRecoveryCodes> {
    const what = 'You have new recovery codes, and the old ones no longer work.';
    return this.change(admin, what, async (manager) => {
      await manager.delete(RecoveryCode, { userId: admin.id });
      return this.firstCodes(admin, manager);
    });
  }

  async turnOff(admin: Admin): Promise<void> {
    await this.change(admin, 'Two-step login was turned off. A password is enough now.', (manager) =>
      removeSecondFactors(admin.id, manager),
    );
  }

  private async enroll(
    admin: Admin,
    request: Request,
    what: string,
    write: (within: EntityManager) => Promise<void>,
  ): Promise<NewRecoveryCodes> {
    const codes = await this.change(admin, what, async (manager) => {
      await write(manager);
      await this.sessions.endOthers(admin.id, request, manager);
      return this.firstCodes(admin, manager);
    });
    await this.sessions.confirm(request);
    return codes;
  }

  private change<Result>(
    { id }: Admin,
    what: string,
    write: (within: EntityManager) => Promise<Result>,
  ): Promise<Result> {
    return this.database.transaction(async (manager) => {
      // Serializes changes, so that two don't both create the first recovery codes.
      const user = await manager.findOneOrFail(User, { where: { id }, lock: { mode: 'pessimistic_write' } });
      const result = await write(manager);
      await this.mailer.queue(user.email, secondFactorChanged(user.firstName, what), manager);
      return result;
    });
  }

  private async countTry(admin: Admin, from: string): Promise<void> {
    const pair = secondStepFrom(admin, from);
    await this.limits.take('second steps by account and address', pair);
    if (from === 'session' || (await this.limits.hasSeen('known address of an account', pair))) return;
    await this.limits.take('second steps of an account', String(admin.id));
  }

  private async useAppCode(admin: Admin, code: string): Promise<void> {
    const apps = this.database.getRepository(AuthenticatorApp);
    const app = await apps.findOneBy({ userId: admin.id });
    if (!app?.secret) throw wrongCode();
    const lastStep = this.stepOf(admin, app.secret, code);
    const unused = { userId: admin.id, secret: app.secret, lastStep: LessThan(lastStep) };
    const { affected } = await apps.update(unused, { lastStep });
    if (affected === 0) throw wrongCode();
  }

  private async useRecoveryCode(admin: Admin, code: string): Promise<void> {
    await this.change(admin, 'One of your recovery codes was used.', async (manager) => {
      const used = { userId: admin.id, codeHash: hashOfToken(code) };
      const { affected } = await manager.delete(RecoveryCode, used);
      if (affected === 0) throw wrongCode();
    });
  }

  private stepOf({ id, email }: Admin, sealed: string, code: string): number {
    const secret = this.sealed.open(sealed, id);
    if (!secret) throw wrongCode();
    const app = appOf(secret, email);
    const timestamp = Date.now();
    // otpauth compares bytes, and throws for six characters that are more than six bytes.
    const delta = isAppCode(code) ? app.validate({ token: code, timestamp, window: 1 }) : null;
    if (delta === null) throw wrongCode();
    return app.counter({ timestamp }) + delta;
  }

  private async firstCodes({ id: userId }: Admin, within: EntityManager): Promise<NewRecoveryCodes> {
    if (await within.existsBy(RecoveryCode, { userId })) return { recoveryCodes: [] };
    const codes = Array.from({ length: codeCount }, () => new Secret({ size: codeBytes }).base32);
    const rows = codes.map((code) => ({ userId, codeHash: hashOfToken(code) }));
    await within.insert(RecoveryCode, rows);
    return { recoveryCodes: codes.map((code) => code.replace(/.{4}(?=.)/g, '$&-')) };
  }
}

const secondStepFrom = ({ id }: Admin, from: string) => `second step of ${id} from ${from}`;

function appOf(secret: string, email: string): TOTP {
  return new TOTP({ issuer: practice.name, label: email, secret });
}

function compact(code: string): string {
  return code.replace(/[\s-]/g, '').toUpperCase();
}

function wrongCode() {
  return invalid(secondFactorMessages.wrongCode, 'code');
}
