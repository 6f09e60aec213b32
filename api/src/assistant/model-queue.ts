import { Injectable, ServiceUnavailableException } from '@nestjs/common';
import type { SessionUser } from '@practice/contract/auth';
import { Assessor } from '@practice/desk/reading';
import { DataSource, IsNull, Not } from 'typeorm';
import { User } from '../auth/user.entity.ts';
import { FairPool } from '../http/bounded-pool.ts';
import { refusals } from '../http/error.filter.ts';
import { Worker } from '../worker.ts';
import type { AssistantUse } from './assistant-use.entity.ts';
import { builtInAssessor } from './built-in-assessor.ts';
import { AssistantLimits } from './limits.ts';

const maxWait = 20_000;

export interface Permit {
  assessor: Assessor;
  isFallback: boolean;
  release(result: { hasFailed: boolean }): Promise<void>;
}

/** Four clients use the model at a time, and twelve wait. */
@Injectable()
export class ModelQueue {
  private readonly pool = new FairPool(4, 12, 2);

  constructor(
    private readonly dataSource: DataSource,
    private readonly assessor: Assessor,
    private readonly limits: AssistantLimits,
    private readonly worker: Worker,
  ) {}

  /** The caller must release the permit. @throws TooManyRequestsException, or ServiceUnavailableException if too many wait */
  async take(
    kind: AssistantUse['kind'],
    me: SessionUser,
    network: string,
    signal?: AbortSignal,
  ): Promise<Permit> {
    const consenting = { id: me.id, disclaimerAcceptedAt: Not(IsNull()) };
    const mayAskModel =
      this.assessor.readBy === 'model' && (await this.dataSource.manager.existsBy(User, consenting));
    if (!mayAskModel) return this.builtIn(me);
    const release = await this.place(me.id, signal);
    const use = await this.limits.take(kind, me.id, network).catch((error: unknown) => {
      release();
      throw error;
    });
    if (use === undefined) {
      release();
      return { ...this.builtIn(me), isFallback: true };
    }
    return {
      assessor: this.assessor,
      isFallback: false,
      release: async ({ hasFailed }) => {
        release();
        if (hasFailed) await this.limits.giveBack(use);
      },
    };
  }

  builtIn({ id }: Pick<SessionUser, 'id'>): Permit {
    return { assessor: builtInAssessor(this.worker, id), isFallback: false, release: async () => {} };
  }

  /** @throws ServiceUnavailableException after `maxWait` */
  private place(userId: number, signal = new AbortController().signal): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const waiting = AbortSignal.any([signal, AbortSignal.timeout(maxWait)]);
      const refuse = () => reject(new ServiceUnavailableException({ message: refusals[503] }));
      if (waiting.aborted) return refuse();
      waiting.addEventListener('abort', refuse);
      const occupy = async () => {
        if (waiting.aborted) return refuse();
        waiting.removeEventListener('abort', refuse);
        await new Promise<void>((release) => {
          // Nobody would release the permit of a client who leaves before the answer begins.
          signal.addEventListener('abort', () => release());
          resolve(release);
        });
      };
      this.pool.run(userId, occupy).catch(reject);
    });
  }
}
