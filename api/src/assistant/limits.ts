import { Inject, Injectable } from '@nestjs/common';
import { assessmentMessages } from '@practice/contract/assessment-messages';
import { timeInSentence, withOn } from '@practice/contract/format';
import { practice } from '@practice/contract/practice';
import { DataSource, type EntityManager, MoreThan } from 'typeorm';
import { CONFIG, type Config } from '../config.ts';
import { takeLock } from '../database/locks.ts';
import { RateLimits, TooManyRequestsException } from '../http/rate-limits.ts';
import { AssistantUse } from './assistant-use.entity.ts';

const hour = 3600;
const day = 24 * hour;

const assistantLimits = {
  assessment: [
    { of: 'person', most: 10, seconds: hour },
    { of: 'person', most: 20, seconds: day },
    { of: 'practice', most: 300, seconds: day },
  ],
  advice: [
    { of: 'person', most: 30, seconds: hour },
    { of: 'person', most: 100, seconds: day },
    { of: 'practice', most: 1_500, seconds: day },
  ],
} as const;

const addressLimits = ['model calls by address', 'model calls by address in a day'] as const;

/** A client's calls count only if they got or stopped an answer; second tries count only for the practice. */
@Injectable()
export class AssistantLimits {
  private readonly factor: number;

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly dataSource: DataSource,
    private readonly limits: RateLimits,
  ) {
    this.factor = { on: 1, relaxed: 10, off: Number.POSITIVE_INFINITY }[config.rateLimits];
  }

  /**
   * @returns the id for `giveBack`; undefined if the practice or address has none left
   * @throws TooManyRequestsException
   */
  async take(kind: AssistantUse['kind'], userId: number, network: string): Promise<number | undefined> {
    for (const limit of addressLimits) if (await this.limits.isSpent(limit, network)) return undefined;
    const id = await this.dataSource.transaction(async (manager) => {
      await takeLock('assistantUses', manager);
      const own = await this.opensAt(kind, userId, manager);
      if (own) throw tooMany(`${kind} of person`, own);
      if (await this.opensAt(kind, undefined, manager)) return undefined;
      return (await manager.save(AssistantUse, { kind, userId })).id;
    });
    if (id === undefined) return undefined;
    for (const limit of addressLimits) await this.limits.record(limit, network);
    return id;
  }

  private async opensAt(kind: AssistantUse['kind'], userId: number | undefined, within: EntityManager) {
    const limits = assistantLimits[kind].filter(({ of }) => of === (userId ? 'person' : 'practice'));
    const times: number[] = [];
    for (const { most, seconds } of this.factor === Number.POSITIVE_INFINITY ? [] : limits) {
      const at = MoreThan(new Date(Date.now() - seconds * 1000));
      const [use] = await within.find(AssistantUse, {
        where: { kind, at, ...(userId && { userId }) },
        order: { at: 'DESC' },
        skip: most * this.factor - 1,
        take: 1,
      });
      if (use) times.push(use.at.getTime() + seconds * 1000);
    }
    return times.length > 0 ? new Date(Math.max(...times)) : undefined;
  }

  async takeAgain(kind: AssistantUse['kind']): Promise<void> {
    await this.dataSource.getRepository(AssistantUse).insert({ kind, userId: null });
  }

  async giveBack(id: number): Promise<void> {
    await this.dataSource.getRepository(AssistantUse).update(id, { userId: null });
  }
}

function tooMany(limit: string, opensAt: Date): TooManyRequestsException {
  const seconds = Math.max(1, Math.ceil((opensAt.getTime() - Date.now()) / 1000));
  const when = `${withOn(timeInSentence(opensAt))} ${practice.zoneName}`;
  return new TooManyRequestsException(limit, seconds, assessmentMessages.limitOfPerson(when));
}
