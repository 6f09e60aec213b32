import { Inject, Injectable, UnauthorizedException } from '@nestjs/common';
import { type SecondStep, secondFactorMessages } from '@practice/contract/second-factor';
import { DataSource, LessThan } from 'typeorm';
import { CONFIG, type Config } from '../config.ts';
import type { HttpContext } from '../http/params.ts';
import { RateLimits } from '../http/rate-limits.ts';
import { Mailer } from '../mail/mailer.ts';
import { wrongCodes } from './emails/wrong-codes.ts';
import { hashOfToken, newLinkToken } from './link-token.ts';
import { PendingLogin } from './second-factor.entity.ts';
import { factorsOf } from './second-factor-rows.ts';
import type { AuthenticatedUser } from './sessions.ts';
import { User } from './user.entity.ts';

const minutes = 10;
const tries = 5;

export type PendingUser = AuthenticatedUser & { email: string };

@Injectable()
export class PendingLogins {
  private readonly cookie: string;
  private readonly cookieRules: { path: string; httpOnly: true; sameSite: 'strict'; secure: boolean };

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly database: DataSource,
    private readonly limits: RateLimits,
    private readonly mailer: Mailer,
  ) {
    this.cookieRules = { path: '/', httpOnly: true, sameSite: 'strict', secure: config.isHttps };
    this.cookie = config.isHttps ? '__Host-login' : 'login';
  }

  /**
   * @returns undefined without a second factor
   * @throws UnauthorizedException if the password was replaced since
   */
  async begin(
    { id, password }: AuthenticatedUser,
    { response }: HttpContext,
  ): Promise<SecondStep | undefined> {
    const { manager } = this.database;
    if (!(await manager.existsBy(User, { id, isAdmin: true }))) return undefined;
    const secondStep = await factorsOf(id, manager);
    if (!secondStep.app && !secondStep.passkey) return undefined;
    const token = newLinkToken();
    const maxAge = minutes * 60_000;
    await this.database.transaction(async (within) => {
      // A concurrent password change waits for this lock, and then ends this login.
      const where = { id, password, newPasswordRequired: false };
      if (!(await within.findOne(User, { where, lock: { mode: 'pessimistic_read' } }))) throw ended();
      const expiresAt = new Date(Date.now() + maxAge);
      await within.insert(PendingLogin, { tokenHash: hashOfToken(token), userId: id, expiresAt });
    });
    response.cookie(this.cookie, token, { ...this.cookieRules, maxAge });
    return { secondStep };
  }

  async find(http: HttpContext): Promise<PendingUser> {
    const login = await this.database
      .createQueryBuilder(PendingLogin, 'login')
      .innerJoinAndSelect('login.user', 'user')
      .addSelect('user.password')
      .where('login.tokenHash = :hash AND login.expiresAt > now()', { hash: this.hashOf(http) })
      .getOne();
    if (!login) throw ended();
    return login.user;
  }

  /** Counts a code before it is compared. @throws UnauthorizedException after five */
  async countTry(http: HttpContext): Promise<void> {
    const untired = { tokenHash: this.hashOf(http), tries: LessThan(tries) };
    const { affected } = await this.logins.increment(untired, 'tries', 1);
    if (affected === 0) throw ended();
  }

  /** Emails the owner, at most once a day, after five wrong codes in unfinished logins. */
  async warnOwner({ id, email }: PendingUser): Promise<void> {
    const tried = (await this.logins.sum('tries', { userId: id })) ?? 0;
    const user = tried >= tries && (await this.database.getRepository(User).findOneBy({ id }));
    if (user && (await this.limits.tryTake('emails about wrong codes of an account', String(id))))
      await this.database.transaction((within) =>
        this.mailer.queue(email, wrongCodes(user.firstName), within),
      );
  }

  async end(http: HttpContext): Promise<void> {
    const { affected } = await this.logins.delete({ tokenHash: this.hashOf(http) });
    if (affected === 0) throw ended();
    http.response.clearCookie(this.cookie, this.cookieRules);
  }

  private get logins() {
    return this.database.getRepository(PendingLogin);
  }

  private hashOf({ request }: HttpContext): string {
    return hashOfToken(request.cookies[this.cookie] ?? '');
  }
}

function ended() {
  return new UnauthorizedException(secondFactorMessages.loginEnded);
}
