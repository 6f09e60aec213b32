import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';

interface Options {
  timeLimit: number;
  idleTime: number;
  execArgv?: string[];
}

export class ChildProgram<Job extends object, Answer> {
  private child: ChildProcess | undefined;
  private idle: NodeJS.Timeout | undefined;

  constructor(
    private readonly file: URL,
    private readonly options: Options,
  ) {}

  /** @returns undefined if the process dies or doesn't answer in time */
  async ask(job: Job): Promise<Answer | undefined> {
    const { timeLimit, idleTime, execArgv = [] } = this.options;
    clearTimeout(this.idle);
    this.child ??= startChild(this.file, execArgv);
    const answer = await answerOf<Answer>(this.child, job, timeLimit);
    if (answer) this.idle = setTimeout(() => this.stop(), idleTime).unref();
    else this.stop();
    return answer;
  }

  stop(): void {
    clearTimeout(this.idle);
    this.child?.kill('SIGKILL');
    this.child = undefined;
  }
}

function startChild(file: URL, execArgv: string[]): ChildProcess {
  // It reads strangers' files, so it gets none of our secrets. Fewer malloc arenas return memory sooner.
  const child = fork(file, {
    execArgv,
    env: { MALLOC_ARENA_MAX: '2' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
  });
  try {
    if (child.pid) setPriority(child.pid, 10);
  } catch {}
  child.unref();
  child.channel?.unref();
  return child;
}

function answerOf<Answer>(child: ChildProcess, job: object, timeLimit: number): Promise<Answer | undefined> {
  return new Promise((resolve) => {
    const end = (answer?: Answer) => {
      clearTimeout(timer);
      child.removeAllListeners();
      child.channel?.unref();
      resolve(answer);
    };
    const timer = setTimeout(end, timeLimit);
    child.channel?.ref();
    child.once('message', (answer: Answer) => end(answer));
    child.once('exit', () => end());
    child.once('error', () => end());
    child.send(job, (error) => error && end());
  });
}
