import { Inject, Injectable, UnauthorizedException } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { OwnSession, SessionUser } from '@practice/contract/auth';
import { messages } from '@practice/contract/messages';
import { hintCookie, sessionHint } from '@practice/contract/session-hint';
import type { CookieOptions, Request, Response } from 'express';
import { DataSource, type EntityManager, IsNull, Not, type SelectQueryBuilder } from 'typeorm';
import * as v from 'valibot';
import { CONFIG, type Config } from '../config.ts';
import { isDiskFull } from '../database/errors.ts';
import type { HttpContext } from '../http/params.ts';
import type { BeforeJson } from '../http/route.ts';
import { deviceOf } from './device.ts';
import { hashOfToken, newLinkToken } from './link-token.ts';
import { PendingLogin } from './second-factor.entity.ts';
import { factorRequiredFrom, factorsOf } from './second-factor-rows.ts';
import { Person, Session, User } from './user.entity.ts';

const hour = 3600;

/** In seconds: `absolute` counts from login, `idle` from the last request. Admins have ADMIN_IDLE_MINUTES. */
const lifetimes = {
  client: { absolute: 7 * 24 * hour, idle: 24 * hour },
  admin: { absolute: 12 * hour },
} as const;

const claims = v.object({ sid: v.pipe(v.string(), v.minLength(1), v.maxLength(100)) });

export type AuthenticatedUser = Pick<User, 'id' | 'password'>;

/** Used to sign and to verify, so that no other algorithm is accepted. */
export function tokenRules(config: Config) {
  return { algorithm: 'HS256', issuer: config.publicOrigin, audience: 'session' } as const;
}

/** The cookie's token names a row. Deleting the row ends the session at once. */
@Injectable()
export class Sessions {
  readonly cookie: string;
  private readonly isHttps: boolean;
  private readonly cookieRules: CookieOptions;
  private readonly adminIdle: number;
  private readonly requiresFactor: boolean;

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly dataSource: DataSource,
    private readonly jwt: JwtService,
  ) {
    this.isHttps = config.isHttps;
    this.cookieRules = { path: '/', secure: config.isHttps, sameSite: 'lax' };
    this.requiresFactor = config.isProduction;
    // Ten minutes more, because activity is reported only every few minutes.
    this.adminIdle = (config.adminIdleMinutes + 10) * 60;
    this.cookie = config.isHttps ? '__Host-session' : 'session';
  }

  async start(
    { id, password }: AuthenticatedUser,
    { request, response }: HttpContext,
    confirmedAt: Date | null = null,
  ): Promise<SessionUser> {
    const { sid, user } = await this.dataSource.transaction(async (manager) => {
      // A concurrent password change waits for this lock; if it came first, no user is found.
      const found = await manager.findOne(User, {
        where: { id, password, newPasswordRequired: false },
        lock: { mode: 'pessimistic_read' },
      });
      const isMerged = await manager.existsBy(Person, { id, closedAt: Not(IsNull()) });
      if (!found || isMerged) throw new UnauthorizedException(messages.auth.invalidCredentials);
      const user = sessionUser(found);
      const former = this.sidOf(request);
      if (former) await manager.delete(Session, { id: former });
      return { sid: await this.insert(user, request, manager, confirmedAt), user };
    });
    request.log.info({ user: user.id, isAdmin: user.isAdmin }, 'logged in');
    this.setCookies(sid, user, response);
    return user;
  }

  /**
   * Also ends all sessions.
   * @throws UnauthorizedException if the request's own has ended, changing nothing
   */
  async startOver(
    user: SessionUser,
    { request, response }: HttpContext,
    change: (within: EntityManager) => Promise<void>,
  ): Promise<void> {
    const sid = await this.dataSource.transaction(async (manager) => {
      await change(manager);
      const former = this.sidOf(request);
      const { affected } = await manager.delete(Session, { id: former ?? '' });
      if (affected === 0) throw new UnauthorizedException(messages.auth.signInFirst);
      await this.endAll(user.id, manager);
      return this.insert(user, request, manager, null);
    });
    this.setCookies(sid, user, response);
  }

  async end({ request, response }: HttpContext): Promise<void> {
    const sid = this.sidOf(request);
    if (sid) await this.dataSource.getRepository(Session).delete({ id: sid });
    response.clearCookie(this.cookie, { ...this.cookieRules, httpOnly: true });
    response.cookie(hintCookie(this.isHttps), sessionHint.out, this.cookieRules);
  }

  async endAll(userId: number, within: EntityManager = this.dataSource.manager): Promise<void> {
    await within.delete(Session, { userId });
    await within.delete(PendingLogin, { userId });
  }

  async endOthers(userId: number, request: Request, within: EntityManager): Promise<void> {
    await within.delete(Session, { userId, id: Not(this.sidOf(request) ?? '') });
    await within.delete(PendingLogin, { userId });
  }

  async list(userId: number, request: Request): Promise<BeforeJson<OwnSession>[]> {
    const sid = this.sidOf(request);
    const sessions = await this.alive()
      .andWhere('session.userId = :userId', { userId })
      .orderBy('session.lastSeenAt', 'DESC')
      .getMany();
    return sessions
      .map(({ id, device, createdAt, lastSeenAt }) => {
        // Hashed, because the id is what the token names.
        return { id: hashOfToken(id), device, createdAt, lastSeenAt, isCurrent: id === sid };
      })
      .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
  }

  async endOne(userId: number, id: string): Promise<void> {
    const sessions = this.dataSource.getRepository(Session);
    const own = await sessions.find({ select: { id: true }, where: { userId } });
    const named = own.filter((session) => hashOfToken(session.id) === id);
    if (named.length > 0) await sessions.delete(named.map((session) => session.id));
  }

  watch({ request, response }: HttpContext): void {
    const sid = this.sidOf(request);
    const check = async () => {
      if (!(await this.dataSource.getRepository(Session).existsBy({ id: sid ?? '' }))) response.destroy();
    };
    // While the database is down, the session counts as alive.
    const timer = setInterval(() => check().catch(() => {}), 2000);
    response.once('close', () => clearInterval(timer));
  }

  async confirm(request: Request): Promise<void> {
    const id = this.sidOf(request) ?? '';
    await this.dataSource.getRepository(Session).update({ id }, { confirmedAt: () => 'now()' });
  }

  async confirmation(request: Request) {
    const session = await this.dataSource
      .createQueryBuilder(Session, 'session')
      .innerJoinAndSelect('session.user', 'user')
      .addSelect('user.adminSince')
      .where('session.id = :id', { id: this.sidOf(request) ?? '' })
      .getOne();
    if (!session) return { isRecent: false, hasFactor: false, isOverdue: false };
    const { app, passkey } = await factorsOf(session.userId, this.dataSource.manager);
    return {
      isRecent: Date.now() - Number(session.confirmedAt) < 10 * 60_000,
      hasFactor: app || passkey,
      isOverdue: this.requiresFactor && factorRequiredFrom(session.user) < new Date(),
    };
  }

  async find(payload: unknown): Promise<SessionUser | undefined> {
    const named = v.safeParse(claims, payload);
    if (!named.success) return undefined;
    const { sid: id } = named.output;
    const session = await this.alive().andWhere('session.id = :id', { id }).getOne();
    if (!session) return undefined;
    // Updated every five minutes at most, so that most requests only read.
    if (Date.now() - session.lastSeenAt.getTime() > 5 * 60_000) {
      const seen = this.dataSource.getRepository(Session).update({ id }, { lastSeenAt: () => 'now()' });
      // Reading still works when the disk is full.
      await seen.catch((error: unknown) => {
        if (!isDiskFull(error)) throw error;
      });
    }
    return sessionUser(session.user);
  }

  private alive(): SelectQueryBuilder<Session> {
    return this.dataSource
      .createQueryBuilder(Session, 'session')
      .innerJoinAndSelect('session.user', 'user')
      .where('session.expiresAt > now()')
      .andWhere(
        'extract(epoch FROM now() - session.lastSeenAt) < CASE WHEN user.isAdmin THEN CAST(:admin AS integer) ELSE :client END',
        { admin: this.adminIdle, client: lifetimes.client.idle },
      );
  }

  private async insert(
    { id, isAdmin }: SessionUser,
    { headers }: Request,
    within: EntityManager,
    confirmedAt: Date | null,
  ): Promise<string> {
    const sid = newLinkToken();
    const expiresAt = new Date(Date.now() + lifetimes[isAdmin ? 'admin' : 'client'].absolute * 1000);
    await within.insert(Session, {
      id: sid,
      userId: id,
      expiresAt,
      confirmedAt,
      device: deviceOf(headers['user-agent']),
    });
    return sid;
  }

  private setCookies(sid: string, { id, isAdmin }: SessionUser, response: Response): void {
    const role = isAdmin ? 'admin' : 'client';
    const { absolute } = lifetimes[role];
    const common = { ...this.cookieRules, maxAge: absolute * 1000 };
    const token = this.jwt.sign({ sid } satisfies v.InferOutput<typeof claims>, { expiresIn: absolute });
    response.cookie(this.cookie, token, { ...common, httpOnly: true });
    response.cookie(hintCookie(this.isHttps), `${sessionHint[role]}-${id}`, common);
  }

  private sidOf(request: Request): string | undefined {
    const token = request.cookies[this.cookie];
    if (!token) return undefined;
    try {
      return v.parse(claims, this.jwt.verify(token)).sid;
    } catch {
      return undefined;
    }
  }
}

function sessionUser(user: User): SessionUser {
  const { id, username, firstName, lastName, email, isAdmin, role, isClient, emailConfirmedAt } = user;
  return {
    id,
    username,
    firstName,
    lastName,
    email,
    isAdmin,
    role,
    isClient,
    emailConfirmed: emailConfirmedAt !== null,
  };
}
