import { Inject, Injectable } from '@nestjs/common';
import { assessmentMessages } from '@practice/contract/assessment-messages';
import { timeInSentence, withOn } from '@practice/contract/format';
import { practice } from '@practice/contract/practice';
import { DataSource } from 'typeorm';
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

type Taken = { id: number; of: null; opensAt: null } | { id: null; of: 'person' | 'practice'; opensAt: Date };

const counting = `
  WITH spent AS (
    SELECT "of", one.at + make_interval(secs => seconds) AS "opensAt"
    FROM unnest($3::text[], $4::integer[], $5::integer[]) AS bound ("of", before, seconds)
    CROSS JOIN LATERAL (
      SELECT at FROM assistant_uses
      WHERE kind = $1 AND at > now() - make_interval(secs => seconds) AND ("of" = 'practice' OR user_id = $2)
      ORDER BY at DESC OFFSET before LIMIT 1
    ) AS one
    ORDER BY "of" = 'person' DESC, "opensAt" DESC LIMIT 1
  ), counted AS (
    INSERT INTO assistant_uses (kind, user_id) SELECT $1, $2 WHERE NOT EXISTS (SELECT FROM spent) RETURNING id
  )
  SELECT id, NULL AS "of", NULL AS "opensAt" FROM counted UNION ALL SELECT NULL, "of", "opensAt" FROM spent`;

/** A client's calls count only if they got or stopped an answer; second tries count for the practice only. */
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

  /** @returns the id for `giveBack`; undefined if practice or address has no call left @throws TooManyRequestsException */
  async take(kind: AssistantUse['kind'], userId: number, network: string): Promise<number | undefined> {
    for (const limit of addressLimits) if (await this.limits.isSpent(limit, network)) return undefined;
    const taken = await this.dataSource.transaction(async (manager) => {
      await takeLock('assistantUses', manager);
      const [row] = await manager.query<[Taken]>(counting, [
        kind,
        userId,
        assistantLimits[kind].map(({ of }) => of),
        assistantLimits[kind].map(({ most }) => Math.min(most * this.factor, 2 ** 31) - 1),
        assistantLimits[kind].map(({ seconds }) => seconds),
      ]);
      return row;
    });
    if (taken.of === 'person') throw tooMany(`${kind} of person`, taken.opensAt);
    if (taken.id === null) return undefined;
    for (const limit of addressLimits) await this.limits.record(limit, network);
    return taken.id;
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
