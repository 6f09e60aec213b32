import { ServiceUnavailableException } from '@nestjs/common';
import pLimit, { type LimitFunction } from 'p-limit';
import { refusals } from './error.filter.ts';

/** Work that is done a few pieces at a time: `longestQueue` more wait their turn, and what comes then is refused. */
export class BoundedPool {
  private readonly pool: LimitFunction;
  private readonly longestQueue: number;

  constructor(atOnce: number, longestQueue: number) {
    this.pool = pLimit(atOnce);
    this.longestQueue = longestQueue;
  }

  /** What the work returns. @throws ServiceUnavailableException when too many wait already */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.pool.pendingCount >= this.longestQueue) {
      throw new ServiceUnavailableException({ message: refusals[503] });
    }
    return this.pool(work);
  }
}
