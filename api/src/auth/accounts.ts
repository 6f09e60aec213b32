import { randomInt } from 'node:crypto';
import {
  ForbiddenException,
  Inject,
  Injectable,
  Logger,
  type OnModuleInit,
  UnauthorizedException,
} from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type LoginInput, type SessionUser, wrongPasswordMessage } from '@practice/contract/auth';
import { founders } from '@practice/contract/founders';
import { messages } from '@practice/contract/messages';
import type { StaffRole } from '@practice/contract/permissions';
import { type EntityManager, IsNull, Repository } from 'typeorm';
import { CONFIG, type Config } from '../config.ts';
import { violatedConstraint } from '../database/errors.ts';
import { sameEmail } from '../database/queries.ts';
import { RateLimits } from '../http/rate-limits.ts';
import { conflict, invalid } from '../http/validation.ts';
import { Practitioner } from '../practitioners/practitioner.entity.ts';
import { EmailConfirmations } from './email-confirmations.ts';
import { PasswordResets } from './password-resets.ts';
import { noPassword, Passwords } from './passwords.ts';
import type { AuthenticatedUser } from './sessions.ts';
import { Person, Staff, User } from './user.entity.ts';

type NewAccount = Pick<User, 'email' | 'firstName' | 'lastName'> &
  Partial<Pick<User, 'id' | 'isClient' | 'phone' | 'emailConfirmedAt' | 'invitedAt' | 'password'>> & {
    role?: StaffRole;
  };

@Injectable()
export class Accounts implements OnModuleInit {
  private readonly logger = new Logger(Accounts.name);

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @InjectRepository(User) private readonly users: Repository<User>,
    private readonly passwords: Passwords,
    private readonly limits: RateLimits,
    private readonly confirmations: EmailConfirmations,
    private readonly resets: PasswordResets,
  ) {}

  async onModuleInit(): Promise<void> {
    if (await this.users.existsBy({ isAdmin: true })) return;
    const [firstName = '', lastName = ''] = founders[0].name.split(' ');
    const person = { ...this.config.firstAdmin, firstName, lastName };
    try {
      const { id: userId } = await this.register({ ...person, role: 'owner', emailConfirmedAt: new Date() });
      await this.users.manager.update(Practitioner, { sort: 1, userId: IsNull() }, { userId });
      this.logger.warn('The first admin was made from ADMIN_EMAIL and ADMIN_PASSWORD.');
    } catch (error) {
      if (!(await this.users.existsBy({ isAdmin: true }))) throw error;
    }
  }

  async login(input: LoginInput, address: string): Promise<AuthenticatedUser> {
    const user = await this.authenticate(input, address);
    if (!user) throw new UnauthorizedException(messages.auth.invalidCredentials);
    if (user.newPasswordRequired) {
      await this.resets.request(input.email, address);
      const message = messages.account.newPasswordRequired;
      throw new ForbiddenException({ message, errors: [{ path: 'password', message }] });
    }
    return user;
  }

  async requirePassword({ id, email }: SessionUser, password: string, address: string): Promise<User> {
    const user = await this.authenticate({ email, password }, address);
    if (user) return user;
    if (!(await this.users.existsBy({ id }))) throw sessionEnded();
    throw invalid(wrongPasswordMessage, 'currentPassword');
  }

  /** @returns the account with its password hash @throws TooManyRequestsException */
  async authenticate({ email, password }: LoginInput, address: string): Promise<User | undefined> {
    await this.limits.take('login by address', address);
    const pair = `${email} ${address}`;
    if (await this.limits.isSpent('login by account and address', pair)) {
      await this.limits.take('login by account and address', pair);
    }
    await this.slowDownAttack(email, pair);
    const user = await this.users
      .createQueryBuilder('user')
      .addSelect('user.password')
      .where({ email: sameEmail(email) })
      .getOne();
    if (!(await this.passwords.verify(user?.password, password)) || !user) {
      await this.limits.record('login by account and address', pair);
      await this.limits.record('failed logins of an account', email);
      return undefined;
    }
    await this.limits.forget('login by account and address', pair);
    await this.limits.record('known address of an account', pair);
    if (!this.passwords.isOutdated(user.password)) return user;
    const renewed = await this.passwords.hash(password);
    // Sessions begin only with the stored hash, which may have been replaced meanwhile.
    const { affected } = await this.users.update(
      { id: user.id, password: user.password },
      { password: renewed },
    );
    return affected === 0 ? user : Object.assign(user, { password: renewed });
  }

  /**
   * Emails a link unless the address is confirmed.
   * @throws ConflictException if the address has an account
   */
  async register(person: NewAccount & Pick<User, 'password'>): Promise<AuthenticatedUser> {
    const password = await this.passwords.hash(person.password);
    return this.users.manager.transaction(async (manager) => {
      const user = await this.open({ ...person, password }, manager);
      if (!user.emailConfirmedAt) await this.confirmations.request({ userId: user.id }, manager);
      return user;
    });
  }

  /**
   * Opens an account for the person with this `id`, or a new one. Without `password`, no one can log in yet.
   * @throws ConflictException if the address has an account
   */
  async open({ role, password = noPassword, ...account }: NewAccount, within: EntityManager): Promise<User> {
    const base = usernameOf(account.email);
    for (let username = base; ; username = `${base}-${randomInt(1000, 1_000_000)}`) {
      const user = within.create(User, { emailConfirmedAt: null, ...account, password, username });
      try {
        await within.transaction(async (manager) => {
          user.id = account.id ?? (await manager.save(Person, personOf(account))).id;
          await manager.insert(User, user);
        });
        if (role) await within.insert(Staff, { userId: user.id, role });
        return user;
      } catch (error) {
        const constraint = violatedConstraint(error);
        if (constraint === 'users_email_taken') throw conflict(messages.auth.emailTaken, 'email');
        if (constraint !== 'users_username_taken') throw error;
      }
    }
  }

  /** Exempts someone who has proved to own the mailbox from the limits of an account under attack. */
  async trustAddress(email: string, address: string): Promise<void> {
    await this.limits.forget('login by account and address', `${email} ${address}`);
    await this.limits.record('known address of an account', `${email} ${address}`);
  }

  // After a hundred wrong passwords, throttles logins from addresses the owner hasn't used.
  private async slowDownAttack(email: string, pair: string): Promise<void> {
    if (!(await this.limits.isSpent('failed logins of an account', email))) return;
    if (await this.limits.hasSeen('known address of an account', pair)) return;
    await this.limits.take('login from an unknown address to an account under attack', email);
  }
}

export function sessionEnded() {
  return new UnauthorizedException(messages.auth.signInFirst);
}

const personOf = ({ firstName, lastName, phone = null }: NewAccount) => ({ firstName, lastName, phone });

function usernameOf(email: string): string {
  const local = email.split('@', 1)[0] ?? '';
  return local.replace(/[^a-z0-9._-]+/g, '-').slice(0, 60) || 'user';
}
