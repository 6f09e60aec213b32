import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Injectable, type OnApplicationShutdown, ServiceUnavailableException } from '@nestjs/common';
import { uploadRefusals } from '@practice/contract/uploads';
import pLimit from 'p-limit';
import type { EncodedFile, EncodedPicture, EncodingAnswer, EncodingJob } from './encoding.ts';
import { refused } from './refusal.ts';

const mostWaiting = 10;
const patience = 120_000;
const idleTime = 20_000;

const program = fileURLToPath(new URL(`./encoder-process${extname(import.meta.url)}`, import.meta.url));

type Job<Kind extends EncodingJob['kind']> = Omit<Extract<EncodingJob, { kind: Kind }>, 'kind'>;

/**
 * Decodes images and writes them anew: upright, in sRGB, and without anything a camera wrote beside the picture (where it
 * was taken, by whom). One at a time, by a process that is kept for the next one for a while and gives way to others.
 */
@Injectable()
export class Encoder implements OnApplicationShutdown {
  private readonly queue = pLimit(1);
  private worker: ChildProcess | undefined;
  private idle: NodeJS.Timeout | undefined;

  /** @throws HttpException when the image is damaged or has too many pixels, or too many are waiting */
  async picture(job: Job<'picture'>): Promise<EncodedPicture> {
    const answer = await this.inTurn({ kind: 'picture', ...job });
    if (!('picture' in answer)) throw faultOf(answer);
    return answer.picture;
  }

  /** As `picture`. */
  async file(job: Job<'file'>): Promise<EncodedFile> {
    const answer = await this.inTurn({ kind: 'file', ...job });
    if (!('file' in answer)) throw faultOf(answer);
    return answer.file;
  }

  onApplicationShutdown(): void {
    this.stop();
  }

  private async inTurn(job: EncodingJob): Promise<EncodingAnswer> {
    if (this.queue.pendingCount >= mostWaiting) {
      throw new ServiceUnavailableException({
        message: 'Many images are being worked on. Please try again in a moment.',
      });
    }
    return this.queue(async () => {
      clearTimeout(this.idle);
      this.worker ??= startWorker();
      const answer = await ask(this.worker, job);
      if (answer) this.idle = setTimeout(() => this.stop(), idleTime).unref();
      // It died of this image, or was at it for too long.
      else this.stop();
      return answer ?? { fault: 'The decoder gave up.', isOurs: false };
    });
  }

  private stop(): void {
    clearTimeout(this.idle);
    this.worker?.kill('SIGKILL');
    this.worker = undefined;
  }
}

function startWorker(): ChildProcess {
  // It looks into strangers' images and needs none of our secrets; memory is given back in few pieces.
  const worker = fork(program, {
    execArgv: [],
    env: { MALLOC_ARENA_MAX: '2' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  if (worker.pid !== undefined) setPriority(worker.pid, 10);
  worker.unref();
  worker.channel?.unref();
  return worker;
}

/** Undefined when it dies, or does not answer in time. */
function ask(worker: ChildProcess, job: EncodingJob): Promise<EncodingAnswer | undefined> {
  return new Promise((resolve) => {
    const end = (answer: EncodingAnswer | undefined) => {
      clearTimeout(timer);
      worker.removeAllListeners();
      worker.channel?.unref();
      resolve(answer);
    };
    const timer = setTimeout(() => end(undefined), patience);
    worker.channel?.ref();
    worker.once('message', (answer: EncodingAnswer) => end(answer));
    worker.once('exit', () => end(undefined));
    worker.once('error', () => end(undefined));
    worker.send(job, (error) => error && end(undefined));
  });
}

/** What libvips says of an image, said to a person. */
function faultOf(answer: EncodingAnswer): Error {
  if (!('fault' in answer)) return new Error('The encoder answered something else.');
  if (answer.isOurs) return new Error(answer.fault);
  return refused(/pixel limit/i.test(answer.fault) ? uploadRefusals.tooDetailed : uploadRefusals.damaged);
}
