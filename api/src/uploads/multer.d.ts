// The published types speak of Express; multer itself needs nothing but Node's own request. These name what we use.
declare module 'multer' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  type Done<Value> = (error: Error | null, value?: Value) => void;

  interface SentFile {
    originalname: string;
  }

  export interface ReceivedFile extends SentFile {
    path: string;
    size: number;
  }

  interface Storage {
    readonly destination?: never;
  }

  interface Options {
    storage: Storage;
    preservePath: boolean;
    defParamCharset: 'utf8';
    limits: Record<
      | 'fileSize'
      | 'files'
      | 'fields'
      | 'fieldSize'
      | 'parts'
      | 'headerPairs'
      | 'fieldNameSize'
      | 'fieldNestingDepth'
      | 'fieldArrayIndexLimit',
      number
    >;
    fileFilter(request: IncomingMessage, file: SentFile, done: Done<boolean>): void;
  }

  export class MulterError extends Error {
    code: string;
  }

  type Middleware = (
    request: IncomingMessage & { file?: ReceivedFile; body?: unknown },
    response: ServerResponse,
    done: (error?: Error) => void,
  ) => void;

  function multer(options: Options): { single(field: string): Middleware };
  namespace multer {
    function diskStorage(options: {
      destination: string;
      filename(request: IncomingMessage, file: SentFile, done: Done<string>): void;
    }): Storage;
  }
  export default multer;
}
