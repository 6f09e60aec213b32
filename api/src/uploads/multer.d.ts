declare module 'multer' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  type Done<Value> = (error: Error | null, value?: Value) => void;
  type Storage = unknown;

  export interface MulterFile {
    originalname: string;
    path: string;
    size: number;
  }

  interface Options {
    storage: Storage;
    preservePath: boolean;
    defParamCharset: 'utf8';
    limits: Readonly<Record<string, number>>;
    fileFilter(request: IncomingMessage, file: Pick<MulterFile, 'originalname'>, done: Done<boolean>): void;
  }

  export class MulterError extends Error {
    code: string;
  }

  type Middleware = (
    request: IncomingMessage & { file?: MulterFile; body?: { data?: unknown } },
    response: ServerResponse,
    done: (error?: Error) => void,
  ) => void;

  function multer(options: Options): { single(field: string): Middleware };
  namespace multer {
    function diskStorage(options: {
      destination: string;
      filename(request: IncomingMessage, file: unknown, done: Done<string>): void;
    }): Storage;
  }
  export default multer;
}
