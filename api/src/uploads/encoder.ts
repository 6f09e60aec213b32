import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  HttpException,
  Injectable,
  Logger,
  type OnApplicationShutdown,
  ServiceUnavailableException,
} from '@nestjs/common';
import { uploadRefusals } from '@practice/contract/uploads';
import pLimit from 'p-limit';
import type {
  EncodedDocument,
  EncodedPicture,
  EncodingAnswer,
  EncodingJob,
  FileJob,
  PictureJob,
} from './encoder-process.ts';
import { uploadError } from './receive.ts';

const maxWaiting = 10;
// A process of low priority is slow while the server is busy.
const timeout = 120_000;
const idleTimeout = 20_000;

const program = fileURLToPath(new URL(`./encoder-process${extname(import.meta.url)}`, import.meta.url));

/**
 * Encodes images again, upright, in sRGB and without metadata, and renders the first page of a PDF. It works on one file at
 * a time, in a process of low priority.
 */
@Injectable()
export class Encoder implements OnApplicationShutdown {
  private readonly logger = new Logger(Encoder.name);
  private readonly queue = pLimit(1);
  private worker: ChildProcess | undefined;
  private idle: NodeJS.Timeout | undefined;
  private isEnding = false;

  /** @throws HttpException if the image is damaged or has too many pixels, or too many are waiting */
  picture(job: PictureJob): Promise<EncodedPicture> {
    return this.enqueue({ kind: 'picture', ...job });
  }

  /** @returns the size of the encoded file in bytes @throws HttpException as `picture` */
  file(job: FileJob): Promise<number> {
    return this.enqueue({ kind: 'file', ...job });
  }

  /** @returns undefined if the PDF can't be read */
  async document(job: PictureJob): Promise<EncodedDocument | undefined> {
    try {
      return await this.enqueue<EncodedDocument>({ kind: 'document', ...job });
    } catch (error) {
      if (!(error instanceof HttpException)) throw error;
      this.logger.log(`A PDF has no thumbnail: ${String(error.cause)}`);
      return undefined;
    }
  }

  onApplicationShutdown(): void {
    this.isEnding = true;
    this.stop();
  }

  private async enqueue<Result>(job: EncodingJob): Promise<Result> {
    // A PDF is stored in any case, so it waits instead.
    if (job.kind !== 'document' && this.queue.pendingCount >= maxWaiting) {
      const message = 'Many images are being worked on. Please try again in a moment.';
      throw new ServiceUnavailableException({ message });
    }
    return this.queue(async () => {
      clearTimeout(this.idle);
      if (this.isEnding) throw new Error('The API is stopping.');
      this.worker ??= startWorker();
      const answer = await run(this.worker, job);
      if (answer) this.idle = setTimeout(() => this.stop(), idleTimeout).unref();
      else this.stop();
      if (answer && 'result' in answer) return answer.result as Result;
      throw errorOf(answer ?? { error: 'The decoder gave up.', isServerError: this.isEnding });
    });
  }

  private stop(): void {
    clearTimeout(this.idle);
    this.worker?.kill('SIGKILL');
    this.worker = undefined;
  }
}

function startWorker(): ChildProcess {
  // It reads strangers' images, so it gets none of our secrets. Fewer malloc arenas give memory back sooner.
  const worker = fork(program, {
    execArgv: [],
    env: { MALLOC_ARENA_MAX: '2' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  try {
    if (worker.pid) setPriority(worker.pid, 10);
  } catch {
    // Where the system does not allow that, images are encoded all the same.
  }
  worker.unref();
  worker.channel?.unref();
  return worker;
}

/** @returns undefined if the process dies or does not answer in time */
function run(worker: ChildProcess, job: EncodingJob): Promise<EncodingAnswer | undefined> {
  return new Promise((resolve) => {
    const end = (answer?: EncodingAnswer) => {
      clearTimeout(timer);
      worker.removeAllListeners();
      worker.channel?.unref();
      resolve(answer);
    };
    const timer = setTimeout(end, timeout);
    worker.channel?.ref();
    worker.once('message', (answer: EncodingAnswer) => end(answer));
    worker.once('exit', () => end());
    worker.once('error', () => end());
    worker.send(job, (error) => error && end());
  });
}

function errorOf({ error, isServerError }: Extract<EncodingAnswer, { error: string }>): Error {
  // libvips reports a full disk in words only.
  const code = /No space left on device|quota exceeded/i.test(error) ? 'ENOSPC' : undefined;
  if (isServerError) return Object.assign(new Error(error), { code });
  const isTooDetailed = /pixel limit/i.test(error);
  return uploadError(isTooDetailed ? uploadRefusals.tooDetailed : uploadRefusals.damaged, error);
}
