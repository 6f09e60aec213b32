import { extname } from 'node:path';
import { Injectable, Logger, type OnApplicationShutdown, ServiceUnavailableException } from '@nestjs/common';
import { ChildProgram } from './child-program.ts';
import { FairPool } from './http/bounded-pool.ts';
import { refusals } from './http/error.filter.ts';
import type { Answer, Task, Tasks } from './worker-program.ts';

const program = new URL(`./worker-program${extname(import.meta.url)}`, import.meta.url);

@Injectable()
export class Worker implements OnApplicationShutdown {
  private readonly logger = new Logger(Worker.name);
  private isStopping = false;
  private readonly pool = new FairPool(1, 20, 20);
  readonly options = { timeLimit: 30_000, idleTime: 120_000, execArgv: ['--max-old-space-size=128'] };
  private readonly child = new ChildProgram<Task, Answer>(program, this.options);

  /** Fails if the program can't be loaded, for example because of a misspelled phrase file. */
  async start(): Promise<void> {
    const begun = performance.now();
    await this.run('flagsWritten', [[['', 'chat']]]).catch((error: unknown) => {
      // A busy machine must not end an API that already answers. The next task tries again.
      if (!this.isStopping && performance.now() - begun < this.options.timeLimit) throw error;
    });
  }

  /** @param userId the account that caused it, if any @throws ServiceUnavailableException */
  async run<Name extends keyof Tasks>(
    name: Name,
    args: Parameters<Tasks[Name]>,
    userId = 0,
  ): Promise<Awaited<ReturnType<Tasks[Name]>>> {
    const answer = await this.pool.run(userId, () => this.child.ask({ name, args }));
    if (!answer) {
      this.logger.error(`The worker ended at ${name}.`);
      throw new ServiceUnavailableException({ message: refusals[503] });
    }
    if ('error' in answer) throw new Error(answer.error);
    return answer.result as Awaited<ReturnType<Tasks[Name]>>;
  }

  onApplicationShutdown(): void {
    this.isStopping = true;
    this.child.stop();
  }
}
