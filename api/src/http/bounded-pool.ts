import { ServiceUnavailableException } from '@nestjs/common';
import pLimit, { type LimitFunction } from 'p-limit';
import { refusals } from './error.filter.ts';

/** Runs `concurrency` tasks at a time, while `maxWaiting` more may wait. */
export class BoundedPool {
  private readonly pool: LimitFunction;

  constructor(
    concurrency: number,
    private readonly maxWaiting: number,
  ) {
    this.pool = pLimit(concurrency);
  }

  /** @throws ServiceUnavailableException if too many wait already */
  async run<Result>(task: () => Promise<Result>): Promise<Result> {
    if (this.pool.pendingCount >= this.maxWaiting) {
      throw new ServiceUnavailableException({ message: refusals[503] });
    }
    return this.pool(task);
  }
}
