import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { assessmentMessages } from '@practice/contract/assessment-words';
import { dateAndTime } from '@practice/contract/format';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../config.ts';
import { TooManyRequestsException } from '../http/limits.ts';
import { AssistantUse, type AssistantUse as Use } from './assistant-use.entity.ts';

const hour = 3600;
const day = 24 * hour;

/** How often the assistant may be asked: by one person within an hour and a day, by all of them within a day. */
const limits = {
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

// Any number, as long as nothing else on this database locks it.
const usesLock = 7_301_978;

/** What the assistant costs is bounded, also over restarts and several instances: its uses are counted in the database. */
@Injectable()
export class AssistantLimits {
  private readonly factor: number;

  constructor(
    @Inject(CONFIG) config: Config,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {
    this.factor = { on: 1, relaxed: 10, off: Number.POSITIVE_INFINITY }[config.rateLimits];
  }

  /** Counts a use. @throws TooManyRequestsException that says when it opens again, where it is one too many. */
  async take(kind: Use['kind'], userId: number): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await manager.query(`SELECT pg_advisory_xact_lock($1)`, [usesLock]);
      for (const { of, most, seconds } of limits[kind]) {
        const [first] = await manager.query<{ at: Date }[]>(
          `SELECT at FROM assistant_uses
           WHERE kind = $1 AND at > now() - make_interval(secs => $2) AND ($3::integer IS NULL OR user_id = $3)
           ORDER BY at DESC OFFSET $4 LIMIT 1`,
          [kind, seconds, of === 'person' ? userId : null, Math.min(most * this.factor, 2 ** 31) - 1],
        );
        if (first) throw tooMany(`${kind} of ${of}`, of, new Date(first.at.getTime() + seconds * 1000));
      }
      await manager.insert(AssistantUse, { kind, userId });
    });
  }
}

function tooMany(limit: string, of: 'person' | 'practice', opensAt: Date): TooManyRequestsException {
  const seconds = Math.max(1, Math.ceil((opensAt.getTime() - Date.now()) / 1000));
  const when = `on ${dateAndTime(opensAt)} Eastern Time`;
  const message =
    of === 'person' ? assessmentMessages.limitOfPerson(when) : assessmentMessages.limitOfPractice(when);
  return new TooManyRequestsException(limit, seconds, message);
}
