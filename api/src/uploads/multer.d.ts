// The published types speak of Express; multer itself needs nothing but Node's own request. These name what we use.
declare module 'multer' {
  import type { IncomingMessage, ServerResponse } from 'node:http';
  import type { Readable } from 'node:stream';

  export interface SentFile {
    originalname: string;
    stream: Readable;
  }

  export interface KeptFile {
    path: string;
    size: number;
  }

  export interface StorageEngine {
    _handleFile(
      request: IncomingMessage,
      file: SentFile,
      done: (error: Error | null, kept?: KeptFile) => void,
    ): void;
    _removeFile(request: IncomingMessage, file: KeptFile, done: (error: Error | null) => void): void;
  }

  export interface Limits {
    fileSize: number;
    files: number;
    fields: number;
    fieldSize: number;
    parts: number;
    headerPairs: number;
    fieldNameSize: number;
    fieldNestingDepth: number;
    fieldArrayIndexLimit: number;
  }

  export interface Options {
    storage: StorageEngine;
    preservePath: boolean;
    defParamCharset: 'utf8';
    limits: Limits;
    fileFilter(
      request: IncomingMessage,
      file: { originalname: string },
      done: (error: Error | null, isWanted?: boolean) => void,
    ): void;
  }

  export class MulterError extends Error {
    code: string;
  }

  export default function multer(options: Options): {
    single(
      field: string,
    ): (
      request: IncomingMessage & { file?: SentFile & KeptFile; body?: unknown },
      response: ServerResponse,
      done: (error?: Error) => void,
    ) => void;
  };
}
