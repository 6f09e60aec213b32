import { Injectable, ServiceUnavailableException } from '@nestjs/common';
import type { SessionUser } from '@practice/contract/auth';
import { Assessor } from '@practice/desk/reading';
import { DataSource, IsNull, Not } from 'typeorm';
import { User } from '../auth/user.entity.ts';
import { FairPool } from '../http/bounded-pool.ts';
import { refusals } from '../http/error.filter.ts';
import { Worker } from '../worker.ts';
import { builtInAssessor } from './built-in-assessor.ts';
import { AssistantLimits, type AssistantUse } from './limits.ts';

const maxWait = 20_000;

export interface Turn {
  assessor: Assessor;
  isFallback: boolean;
  /** Gives the turn to the next one. A failed turn is not counted for its client. */
  end(hasFailed: boolean): Promise<void>;
}

@Injectable()
export class Turns {
  private readonly pool = new FairPool(4, 12, 2);

  constructor(
    private readonly dataSource: DataSource,
    private readonly assessor: Assessor,
    private readonly limits: AssistantLimits,
    private readonly worker: Worker,
  ) {}

  /** The caller must end the turn. @throws TooManyRequestsException, or ServiceUnavailableException if too many wait */
  async take(
    kind: AssistantUse['kind'],
    me: SessionUser,
    network: string,
    signal?: AbortSignal,
  ): Promise<Turn> {
    const consenting = { id: me.id, disclaimerAcceptedAt: Not(IsNull()) };
    const mayAskModel =
      this.assessor.readBy === 'model' && (await this.dataSource.manager.existsBy(User, consenting));
    if (!mayAskModel) return this.builtIn(me);
    const leave = await this.enter(me.id, signal);
    const use = await this.limits.take(kind, me.id, network).catch((error: unknown) => {
      leave();
      throw error;
    });
    if (use === undefined) {
      leave();
      return { ...this.builtIn(me), isFallback: true };
    }
    return {
      assessor: this.assessor,
      isFallback: false,
      end: async (hasFailed) => {
        leave();
        if (hasFailed) await this.limits.giveBack(use);
      },
    };
  }

  builtIn({ id }: Pick<SessionUser, 'id'>): Turn {
    return { assessor: builtInAssessor(this.worker, id), isFallback: false, end: async () => {} };
  }

  // A turn lasts until `leave` is called. A client who gives up while waiting calls it early, so that the turn ends at once.
  private async enter(userId: number, signal?: AbortSignal): Promise<() => void> {
    const { promise: left, resolve: leave } = Promise.withResolvers<void>();
    const { promise: entered, resolve: enter, reject: refuse } = Promise.withResolvers<void>();
    const giveUp = () => {
      leave();
      refuse(new ServiceUnavailableException({ message: refusals[503] }));
    };
    const timer = setTimeout(giveUp, maxWait);
    if (signal?.aborted) giveUp();
    signal?.addEventListener('abort', giveUp);
    const begin = () => {
      clearTimeout(timer);
      enter();
      return left;
    };
    this.pool
      .run(userId, begin)
      .catch(refuse)
      .finally(() => clearTimeout(timer));
    await entered;
    return leave;
  }
}
