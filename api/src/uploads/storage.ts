import type { Readable } from 'node:stream';

export abstract class Storage {
  /** Stores a copy of the file at `path` atomically, even across a power failure. */
  abstract put(name: string, path: string, mime: string): Promise<void>;

  abstract copy(from: string, to: string): Promise<void>;

  abstract open(name: string, range?: ByteRange): Promise<OpenFile | undefined>;

  abstract remove(name: string): Promise<void>;

  abstract list(prefix?: string): AsyncIterable<{ name: string; storedAt: Date }>;
}

export interface ByteRange {
  start: number;
  end: number;
}

export interface OpenFile {
  bytes: Readable;
  size: number;
}
