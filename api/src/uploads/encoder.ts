import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Injectable, Logger, type OnApplicationShutdown, ServiceUnavailableException } from '@nestjs/common';
import { uploadRefusals } from '@practice/contract/uploads';
import pLimit from 'p-limit';
import type {
  EncodedDocument,
  EncodedFile,
  EncodedPicture,
  EncodingAnswer,
  EncodingJob,
} from './encoder-process.ts';
import { refused } from './refusal.ts';

const maxWaiting = 10;
const timeout = 120_000;
// Nobody waits longer for a thumbnail.
const documentTimeout = 20_000;
const idleTimeout = 20_000;

const program = fileURLToPath(new URL(`./encoder-process${extname(import.meta.url)}`, import.meta.url));

type Job<Kind extends EncodingJob['kind']> = Omit<Extract<EncodingJob, { kind: Kind }>, 'kind'>;

/**
 * Decodes images and encodes them again: upright, in sRGB, and without the camera's metadata (where a photo was taken, by
 * whom). Draws the first page of a PDF. One at a time, in a process of low priority that is kept for a while for the next one.
 */
@Injectable()
export class Encoder implements OnApplicationShutdown {
  private readonly logger = new Logger(Encoder.name);
  private readonly queue = pLimit(1);
  private worker: ChildProcess | undefined;
  private idle: NodeJS.Timeout | undefined;
  private isEnding = false;

  /** @throws HttpException when the image is damaged or has too many pixels, or too many are waiting */
  async picture(job: Job<'picture'>): Promise<EncodedPicture> {
    const answer = await this.inTurn({ kind: 'picture', ...job });
    if (!('picture' in answer)) throw errorOf(answer);
    return answer.picture;
  }

  /** As `picture`. */
  async file(job: Job<'file'>): Promise<EncodedFile> {
    const answer = await this.inTurn({ kind: 'file', ...job });
    if (!('file' in answer)) throw errorOf(answer);
    return answer.file;
  }

  /** The first page of a PDF. Undefined where it cannot be read: it is kept all the same. @throws as `picture` */
  async document(job: Job<'document'>): Promise<EncodedDocument | undefined> {
    const answer = await this.inTurn({ kind: 'document', ...job });
    if ('document' in answer) return answer.document;
    if (!('error' in answer) || answer.isOurs) throw errorOf(answer);
    this.logger.log(`A PDF has no thumbnail: ${answer.error}`);
    return undefined;
  }

  onApplicationShutdown(): void {
    this.isEnding = true;
    this.stop();
  }

  private async inTurn(job: EncodingJob): Promise<EncodingAnswer> {
    // A PDF is kept in any case, so it waits rather than being sent back.
    if (job.kind !== 'document' && this.queue.pendingCount >= maxWaiting) {
      throw new ServiceUnavailableException({
        message: 'Many images are being worked on. Please try again in a moment.',
      });
    }
    return this.queue(async () => {
      clearTimeout(this.idle);
      if (this.isEnding) return { error: 'The API is stopping.', isOurs: true };
      this.worker ??= startWorker();
      const answer = await run(this.worker, job);
      if (answer) this.idle = setTimeout(() => this.stop(), idleTimeout).unref();
      // The image crashed it, or took too long.
      else this.stop();
      return answer ?? { error: 'The decoder gave up.', isOurs: this.isEnding };
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
  yieldToOthers(worker);
  worker.unref();
  worker.channel?.unref();
  return worker;
}

/** Lowers its priority, so that requests are answered first. */
function yieldToOthers({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, 10);
  } catch {
    // Where the system does not allow that, images are encoded all the same.
  }
}

/** Undefined when it dies, or does not answer in time. */
function run(worker: ChildProcess, job: EncodingJob): Promise<EncodingAnswer | undefined> {
  return new Promise((resolve) => {
    const end = (answer: EncodingAnswer | undefined) => {
      clearTimeout(timer);
      worker.removeAllListeners();
      worker.channel?.unref();
      resolve(answer);
    };
    const timer = setTimeout(() => end(undefined), job.kind === 'document' ? documentTimeout : timeout);
    worker.channel?.ref();
    worker.once('message', (answer: EncodingAnswer) => end(answer));
    worker.once('exit', () => end(undefined));
    worker.once('error', () => end(undefined));
    worker.send(job, (error) => error && end(undefined));
  });
}

/** What libvips says of an image, in words for a person. */
function errorOf(answer: EncodingAnswer): Error {
  if (!('error' in answer)) return new Error('The encoder answered something else.');
  if (answer.isOurs) return Object.assign(new Error(answer.error), { code: codeIn(answer.error) });
  return refused(/pixel limit/i.test(answer.error) ? uploadRefusals.tooDetailed : uploadRefusals.damaged);
}

/** libvips says in words alone that the disk is full. */
function codeIn(error: string): string | undefined {
  return /No space left on device|quota exceeded/i.test(error) ? 'ENOSPC' : undefined;
}
