import { createHash } from 'node:crypto';
import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { practice } from '@practice/contract/practice';
import { type Db, type JobResult, type JobWithMetadata, PgBoss, type QueueOptions } from 'pg-boss';
import type { EntityManager } from 'typeorm';
import { CONFIG, type Config } from '../config.ts';
import { currentRequestId } from '../http/request-id.ts';

type Queued = { requestId?: string | undefined };

interface SendOptions {
  key?: string;
  within?: EntityManager;
  at?: Date;
}

/** Fails a job without another try. The job keeps `output`. */
export class GivenUp extends Error {
  override readonly name = 'GivenUp';

  constructor(readonly output: object) {
    super('given up');
  }
}

type Handler<Data> = (data: Data, id: string, isLastTry: boolean) => Promise<void>;

const daily = '30 3 * * *';

@Injectable()
export class Jobs implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(Jobs.name);
  private readonly boss: PgBoss;
  private started: Promise<unknown> | undefined;
  private readonly starts: (() => Promise<void>)[] = [];
  private readonly workers = new Map<string, string>();

  constructor(@Inject(CONFIG) config: Config) {
    this.boss = new PgBoss({
      connectionString: config.databaseUrl,
      application_name: 'jobs',
      // The migrations create it, since the API's user may not.
      createSchema: false,
      max: 3,
      useListenNotify: true,
    });
    this.boss.on('error', (error) => this.logger.error(`The queue had an error: ${error.message}`));
  }

  async onApplicationBootstrap(): Promise<void> {
    this.started = this.boss.start();
    await this.started;
    for (const start of this.starts) await start();
  }

  /** Call this in a constructor. After a crash, a job may be handled again. */
  work<Data>(queue: string, options: QueueOptions, handle: Handler<Data>): void {
    this.starts.push(() => this.start(queue, options, handle));
  }

  /** Runs on one instance. The cron expression is in the practice's time zone. */
  repeat(queue: string, cron: string, handle: () => Promise<void>): void {
    const retries = { retryLimit: 3, retryDelay: 60, retryBackoff: true };
    this.starts.push(async () => {
      await this.start(queue, retries, handle);
      await this.boss.schedule(queue, cron, null, { tz: practice.timeZone, missed: 'once' });
    });
  }

  daily(queue: string, handle: () => Promise<void>): void {
    this.repeat(queue, daily, handle);
  }

  private async start<Data>(queue: string, options: QueueOptions, handle: Handler<Data>): Promise<void> {
    const queueOptions = { ...options, notify: true, deleteAfterSeconds: 0 };
    await this.boss.createQueue(queue, queueOptions);
    await this.boss.updateQueue(queue, queueOptions);
    const worker = await this.boss.work(
      queue,
      {
        batchSize: 1,
        pollingIntervalSeconds: 2,
        notifyPollingIntervalSeconds: 5,
        includeMetadata: true,
        perJobResults: true,
      },
      (jobs: JobWithMetadata<Data & Queued>[]) => {
        this.wake(queue);
        const run = (job: JobWithMetadata<Data & Queued>) => this.run(queue, job, handle);
        return Promise.all(jobs.map((job) => currentRequestId.run(job.data?.requestId, run, job)));
      },
    );
    this.workers.set(queue, worker);
  }

  private async run<Data>(
    queue: string,
    { id, data, retryCount, retryLimit }: JobWithMetadata<Data>,
    handle: Handler<Data>,
  ): Promise<JobResult> {
    try {
      await handle(data, id, retryCount >= retryLimit);
      return { id, status: 'completed' };
    } catch (error) {
      // The message may name a person.
      const { name, code = name } = error as Error & { code?: unknown };
      this.logger.warn(`Job ${id} of the queue ${queue} failed at try ${retryCount + 1}: ${code}`);
      if (error instanceof GivenUp) return { id, status: 'deadletter', output: error.output };
      throw error;
    }
  }

  async send(queue: string, data: object, { key, within, at }: SendOptions): Promise<void> {
    const queued: Queued = { requestId: currentRequestId.getStore() };
    const options = {
      ...(key && { id: idOf(queue, key) }),
      ...(within && { db: transactionOf(within) }),
      ...(at && { startAfter: at }),
    };
    await this.boss.send(queue, { ...data, ...queued }, options);
  }

  wake(queue: string): void {
    const worker = this.workers.get(queue);
    if (worker) this.boss.notifyWorker(worker);
  }

  async onApplicationShutdown(): Promise<void> {
    if (!this.started) return;
    await this.started;
    await this.boss.stop({ graceful: true, timeout: 10_000 });
  }
}

function transactionOf(manager: EntityManager): Db {
  return {
    executeSql: async (text, values) => {
      if (!manager.queryRunner) throw new Error('A job is queued within a transaction.');
      const result = await manager.queryRunner.query(text, values, true);
      return { rows: result.records };
    },
  };
}

// Deterministic, so that the primary key accepts each key only once.
function idOf(queue: string, key: string): string {
  const hex = createHash('sha256').update(`${queue}\n${key}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
