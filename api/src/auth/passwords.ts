import { availableParallelism } from 'node:os';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { adminPasswordMessage, guessableMessages } from '@practice/contract/auth';
import { textLimits } from '@practice/contract/text';
import { CONFIG, type Config } from '../config.ts';
import { BoundedPool } from '../http/bounded-pool.ts';
import { invalid } from '../http/validation.ts';
import { isCommonPassword } from './common-passwords.ts';
import type { User } from './user.entity.ts';

// From the OWASP Password Storage Cheat Sheet, for argon2id, the library's default.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const longestQueue = 60;

export const noPassword = '*';

@Injectable()
export class Passwords implements OnModuleInit {
  private readonly pool = new BoundedPool(Math.max(1, availableParallelism() - 1), longestQueue);
  private dummy: string;

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  async onModuleInit(): Promise<void> {
    this.dummy = await hash('no account has this password', cost);
  }

  requireGood(password: string, { email, isAdmin }: Pick<User, 'email' | 'isAdmin'>): void {
    const isShort = this.config.isProduction && isAdmin && password.length < textLimits.adminPasswordMin;
    if (isShort) throw invalid(adminPasswordMessage, 'password');
    const isEmail = password.trim().toLowerCase() === email.toLowerCase();
    if (isEmail) throw invalid(guessableMessages.ownEmail, 'password');
    if (isCommonPassword(password)) throw invalid(guessableMessages.common, 'password');
  }

  isOutdated(stored: string): boolean {
    const { memoryCost, timeCost, parallelism } = cost;
    return !stored.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`);
  }

  hash(password: string): Promise<string> {
    return this.pool.run(() => hash(password, cost));
  }

  /** Takes equally long without a password or an account, for which `stored` is undefined. */
  async verify(stored: string | undefined, password: string): Promise<boolean> {
    const known = stored === noPassword ? undefined : stored;
    const isRight = await this.pool.run(() => verify(known ?? this.dummy, password));
    return isRight && known !== undefined;
  }
}
