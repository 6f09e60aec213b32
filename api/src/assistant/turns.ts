import { Injectable, ServiceUnavailableException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { SessionUser } from '@practice/contract/auth';
import { builtInAssessor } from '@practice/desk/built-in-assessor';
import { Assessor } from '@practice/desk/reading';
import { DataSource, IsNull, Not } from 'typeorm';
import { User } from '../auth/user.entity.ts';
import { BoundedPool } from '../http/bounded-pool.ts';
import { refusals } from '../http/error.filter.ts';
import type { AssistantUse } from './assistant-use.entity.ts';
import { AssistantLimits } from './limits.ts';

/** How long somebody waits for a turn, in milliseconds; an answer may take half a minute more. */
const longestWait = 20_000;

/** Who answers somebody, until `end` is called. */
export interface Turn {
  assessor: Assessor;
  /** Whether our own rules answer in place of a model that was asked too often. */
  isStandIn: boolean;
  /** Lets the next one have a turn; a failed one is not counted for its person. */
  end(hasFailed: boolean): Promise<void>;
}

/** Who answers whom, and when: of calls to a model four run at once in this process, and one of each person. */
@Injectable()
export class Turns {
  private readonly all = new BoundedPool(4, 12);
  /** Of the people who have a turn or wait for one. */
  private readonly own = new Map<number, { pool: BoundedPool; count: number }>();

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly assessor: Assessor,
    private readonly limits: AssistantLimits,
  ) {}

  /**
   * A turn for one answer, which has to be ended. The model's where there is one and its person has accepted what happens;
   * else, and when the model was asked too often, that of our own rules.
   * @param network the address that asks
   * @param signal says that the person has left, and ends the turn
   * @throws TooManyRequestsException after too many answers, ServiceUnavailableException when too many wait
   */
  async take(
    kind: AssistantUse['kind'],
    me: SessionUser,
    network: string,
    signal?: AbortSignal,
  ): Promise<Turn> {
    if (!(await this.mayAskModel(me))) return this.ofOurRules();
    const leave = await this.enter(me.id, signal);
    const use = await this.limits.take(kind, me.id, network).catch((error: unknown) => {
      leave();
      throw error;
    });
    if (use === undefined) {
      leave();
      return { ...this.ofOurRules(), isStandIn: true };
    }
    return {
      assessor: this.assessor,
      isStandIn: false,
      end: async (hasFailed) => {
        leave();
        if (hasFailed) await this.limits.giveBack(use);
      },
    };
  }

  /** The turn of our own rules, for which nobody waits. */
  ofOurRules(): Turn {
    return { assessor: builtInAssessor, isStandIn: false, end: async () => {} };
  }

  /** Nothing goes to a model before somebody has read and accepted what happens. */
  private async mayAskModel(me: SessionUser): Promise<boolean> {
    return (
      this.assessor.readBy === 'model' &&
      this.dataSource.getRepository(User).existsBy({ id: me.id, disclaimerAcceptedAt: Not(IsNull()) })
    );
  }

  // A turn lasts until `leave` is called. Who gives up while they wait calls it early, and their turn ends as it begins.
  private async enter(userId: number, signal?: AbortSignal): Promise<() => void> {
    const own = this.own.get(userId) ?? { pool: new BoundedPool(1, 2), count: 0 };
    this.own.set(userId, own);
    own.count += 1;
    const { promise: left, resolve: leave } = Promise.withResolvers<void>();
    const { promise: entered, resolve: enter, reject: refuse } = Promise.withResolvers<void>();
    const giveUp = () => {
      leave();
      refuse(new ServiceUnavailableException({ message: refusals[503] }));
    };
    const timer = setTimeout(giveUp, longestWait);
    if (signal?.aborted) giveUp();
    signal?.addEventListener('abort', giveUp);
    const begin = () => {
      clearTimeout(timer);
      enter();
      return left;
    };
    own.pool
      .run(() => this.all.run(begin))
      .catch(refuse)
      .finally(() => {
        clearTimeout(timer);
        own.count -= 1;
        if (own.count === 0) this.own.delete(userId);
      });
    await entered;
    return leave;
  }
}
