import { ServiceUnavailableException } from '@nestjs/common';
import pLimit, { type LimitFunction } from 'p-limit';
import { refusals } from './error.filter.ts';

export class BoundedPool {
  private readonly pool: LimitFunction;

  constructor(
    concurrency: number,
    private readonly maxWaiting: number,
  ) {
    this.pool = pLimit(concurrency);
  }

  async run<Result>(task: () => Promise<Result>): Promise<Result> {
    if (this.pool.pendingCount >= this.maxWaiting) {
      throw new ServiceUnavailableException({ message: refusals[503] });
    }
    return this.pool(task);
  }
}

/** Runs `concurrency` tasks at a time, one per account, so that nobody waits long for another's. */
export class FairPool {
  private readonly all: BoundedPool;
  private readonly own = new Map<number, { pool: BoundedPool; count: number }>();

  constructor(
    concurrency: number,
    maxWaiting: number,
    private readonly maxWaitingOfAccount: number,
  ) {
    this.all = new BoundedPool(concurrency, maxWaiting);
  }

  async run<Result>(userId: number, task: () => Promise<Result>): Promise<Result> {
    const own = this.own.get(userId) ?? { pool: new BoundedPool(1, this.maxWaitingOfAccount), count: 0 };
    this.own.set(userId, own);
    own.count += 1;
    try {
      return await own.pool.run(() => this.all.run(task));
    } finally {
      own.count -= 1;
      if (own.count === 0) this.own.delete(userId);
    }
  }
}
