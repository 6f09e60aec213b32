import { HttpException, Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import ipaddr from 'ipaddr.js';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { CONFIG, type Config } from '../config.ts';

const minute = 60;
const hour = 60 * minute;

const rateLimits = {
  'login by address': { points: 10, seconds: minute },
  'login by account and address': { points: 20, seconds: 15 * minute },
  'failed logins of an account': { points: 100, seconds: hour },
  'login from an unknown address to an account under attack': { points: 1, seconds: 30 },
  // More than 24 days would overflow the memory store's timer.
  'known address of an account': { points: Number.MAX_SAFE_INTEGER, seconds: 20 * 24 * hour },
  'second steps of an account': { points: 20, seconds: 15 * minute },
  'second steps by account and address': { points: 20, seconds: 15 * minute },
  'emails about wrong codes of an account': { points: 1, seconds: 24 * hour },
  'register by address': { points: 10, seconds: hour },
  'forgotten password by address': { points: 10, seconds: hour },
  'reset password by address': { points: 20, seconds: hour },
  'confirmed addresses by address': { points: 20, seconds: hour },
  'invitation emails of an account': { points: 5, seconds: hour },
  'new addresses of an account': { points: 5, seconds: hour },
  'copies of an account': { points: 10, seconds: hour },
  'emails to a stranger in an hour': { points: 5, seconds: hour },
  'emails to a stranger in a day': { points: 10, seconds: 24 * hour },
  'appointment emails to an unconfirmed address': { points: 20, seconds: 24 * hour },
  'emails to the practice': { points: 3, seconds: 10 * minute },
  'times that unconfirmed accounts of an address hold': { points: 4, seconds: 24 * hour },
  'consultation request by address': { points: 5, seconds: 10 * minute },
  'payment intents by address': { points: 20, seconds: hour },
  'payment outcomes by address': { points: 120, seconds: minute },
  // Keeps one person from filling the database, even when no model is asked.
  'assistant by account': { points: 60, seconds: hour },
  'assistant by address': { points: 600, seconds: hour },
  'questions of an account that are not saved': { points: 600, seconds: hour },
  'questions by address that are not saved': { points: 2_000, seconds: hour },
  'readings of drafts of an account': { points: 300, seconds: 10 * minute },
  'follow-up answers of an account': { points: 300, seconds: hour },
  'PDFs of an account': { points: 30, seconds: hour },
  'model calls by address': { points: 40, seconds: hour },
  'model calls by address in a day': { points: 100, seconds: 24 * hour },
  'resource downloads by address': { points: 100, seconds: 10 * minute },
  'counted downloads by address': { points: 100, seconds: hour },
} as const;

type Limit = keyof typeof rateLimits;

type EmailToStranger = 'consultation' | 'account' | 'password reset';

export class TooManyRequestsException extends HttpException {
  constructor(
    readonly limit: string,
    readonly retryAfterSeconds: number,
    message = `Too many tries. Please wait ${wait(retryAfterSeconds)} and try again.`,
  ) {
    super({ message }, 429);
  }
}

@Injectable()
export class RateLimits implements OnApplicationShutdown {
  private readonly redis: Redis | undefined;
  private readonly limiters: Readonly<Record<Limit, RateLimiterAbstract>>;
  private readonly isOff: boolean;

  constructor(@Inject(CONFIG) config: Config) {
    this.isOff = config.rateLimits === 'off';
    this.redis = config.redisUrl
      ? new Redis(config.redisUrl, { commandTimeout: 1000, maxRetriesPerRequest: 1 })
      : undefined;
    const factor = config.rateLimits === 'relaxed' ? 10 : 1;
    this.limiters = Object.fromEntries<RateLimiterAbstract>(
      Object.entries(rateLimits).map(([name, { points, seconds }]) => {
        const options = {
          keyPrefix: name,
          points: Math.min(points * factor, Number.MAX_SAFE_INTEGER),
          duration: seconds,
        };
        // While Redis is down, each instance counts for itself instead of refusing everyone.
        const memory = new RateLimiterMemory(options);
        const limiter = this.redis
          ? new RateLimiterRedis({ ...options, storeClient: this.redis, insuranceLimiter: memory })
          : memory;
        return [name, limiter];
      }),
    ) as Record<Limit, RateLimiterAbstract>;
  }

  /** Counts one try. @throws TooManyRequestsException */
  async take(limit: Limit, key: string): Promise<void> {
    if (this.isOff) return;
    await this.limiters[limit].consume(key).catch((refusal: unknown) => {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw new TooManyRequestsException(limit, Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)));
    });
  }

  tryTake(limit: Limit, key: string): Promise<boolean> {
    return isAllowed(this.take(limit, key));
  }

  async record(limit: Limit, key: string): Promise<void> {
    await this.tryTake(limit, key);
  }

  /** Counts, by recipient, an email that anyone could have asked for. @throws TooManyRequestsException */
  async takeEmail(kind: EmailToStranger, recipient: string): Promise<void> {
    const key = `${kind} ${recipient.toLowerCase()}`;
    await this.take('emails to a stranger in an hour', key);
    await this.take('emails to a stranger in a day', key);
  }

  tryTakeEmail(kind: EmailToStranger, recipient: string): Promise<boolean> {
    return isAllowed(this.takeEmail(kind, recipient));
  }

  async isSpent(limit: Limit, key: string): Promise<boolean> {
    if (this.isOff) return false;
    const state = await this.limiters[limit].get(key);
    return state !== null && state.remainingPoints <= 0;
  }

  async hasSeen(limit: Limit, key: string): Promise<boolean> {
    return (await this.limiters[limit].get(key)) !== null;
  }

  async forget(limit: Limit, key: string): Promise<void> {
    await this.limiters[limit].delete(key);
  }

  onApplicationShutdown() {
    this.redis?.disconnect();
  }
}

async function isAllowed(taking: Promise<void>): Promise<boolean> {
  try {
    await taking;
    return true;
  } catch (error) {
    if (error instanceof TooManyRequestsException) return false;
    throw error;
  }
}

/** For IPv6, the /64 network, since one customer has all its addresses. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const plain = ipaddr.process(address);
  if (plain instanceof ipaddr.IPv4) return plain.toString();
  const network = plain.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}

function wait(seconds: number): string {
  if (seconds < 90) return `${seconds} second${seconds === 1 ? '' : 's'}`;
  if (seconds > 2 * hour) return `${Math.ceil(seconds / hour)} hours`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
