import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { assessmentMessages } from '@practice/contract/assessment-words';
import { dateAndTime } from '@practice/contract/format';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../config.ts';
import { TooManyRequestsException } from '../http/limits.ts';
import type { AssistantUse } from './assistant-use.entity.ts';

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

/** The limit that is reached. */
interface Spent {
  of: 'person' | 'practice';
  opensAt: Date;
}

// All limits and the count in one statement: every assessment waits for it.
const counting = `
  WITH spent AS (
    SELECT "of", one.at + make_interval(secs => seconds) AS "opensAt"
    FROM unnest($3::text[], $4::integer[], $5::integer[]) WITH ORDINALITY AS bound ("of", before, seconds, place)
    CROSS JOIN LATERAL (
      SELECT at FROM assistant_uses
      WHERE kind = $1 AND at > now() - make_interval(secs => seconds) AND ("of" = 'practice' OR user_id = $2)
      ORDER BY at DESC OFFSET before LIMIT 1
    ) AS one
    ORDER BY place LIMIT 1
  ), counted AS (
    INSERT INTO assistant_uses (kind, user_id) SELECT $1, $2 WHERE NOT EXISTS (SELECT FROM spent)
  )
  SELECT "of", "opensAt" FROM spent`;

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
  async take(kind: AssistantUse['kind'], userId: number): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await manager.query(`SELECT pg_advisory_xact_lock($1)`, [usesLock]);
      const [spent] = await manager.query<Spent[]>(counting, [
        kind,
        userId,
        limits[kind].map(({ of }) => of),
        limits[kind].map(({ most }) => Math.min(most * this.factor, 2 ** 31) - 1),
        limits[kind].map(({ seconds }) => seconds),
      ]);
      if (spent) throw tooMany(`${kind} of ${spent.of}`, spent.of, spent.opensAt);
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
