import { extname } from 'node:path';
import {
  HttpException,
  Injectable,
  Logger,
  type OnApplicationShutdown,
  ServiceUnavailableException,
} from '@nestjs/common';
import { uploadRefusals } from '@practice/contract/uploads';
import pLimit from 'p-limit';
import { ChildProgram } from '../child-program.ts';
import type {
  EncodedDocument,
  EncodedPicture,
  EncodingAnswer,
  EncodingJob,
  FileJob,
  PictureJob,
} from './encoder-process.ts';
import { uploadError } from './received-file.pipe.ts';

const maxWaiting = 10;
const options = { timeLimit: 120_000, idleTime: 20_000 };

const program = new URL(`./encoder-process${extname(import.meta.url)}`, import.meta.url);

@Injectable()
export class Encoder implements OnApplicationShutdown {
  private readonly logger = new Logger(Encoder.name);
  private readonly queue = pLimit(1);
  private readonly child = new ChildProgram<EncodingJob, EncodingAnswer>(program, options);
  private isEnding = false;

  picture(job: PictureJob): Promise<EncodedPicture> {
    return this.enqueue({ kind: 'picture', ...job });
  }

  file(job: FileJob): Promise<number> {
    return this.enqueue({ kind: 'file', ...job });
  }

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
    this.child.stop();
  }

  private async enqueue<Result>(job: EncodingJob): Promise<Result> {
    if (job.kind !== 'document' && this.queue.pendingCount >= maxWaiting) {
      const message = 'Many images are being worked on. Please try again in a moment.';
      throw new ServiceUnavailableException({ message });
    }
    return this.queue(async () => {
      if (this.isEnding) throw new Error('The API is stopping.');
      const answer = await this.child.ask(job);
      if (answer && 'result' in answer) return answer.result as Result;
      throw errorOf(answer ?? { error: 'The decoder gave up.', isServerError: this.isEnding });
    });
  }
}

function errorOf({ error, isServerError }: Extract<EncodingAnswer, { error: string }>): Error {
  // libvips reports a full disk only in words.
  const code = /No space left on device|quota exceeded/i.test(error) ? 'ENOSPC' : undefined;
  if (isServerError) return Object.assign(new Error(error), { code });
  if (/too many frames/.test(error)) return uploadError(uploadRefusals.tooLong, error);
  const isTooDetailed = /pixel limit/i.test(error);
  return uploadError(isTooDetailed ? uploadRefusals.tooDetailed : uploadRefusals.damaged, error);
}
