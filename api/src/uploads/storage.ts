import type { Readable } from 'node:stream';

/** The file store. Names are made by `names.ts`, and the content under a name never changes. */
export abstract class Storage {
  /** Stores a copy of the file at `path`, whole or not at all, even after a power failure. */
  abstract put(name: string, path: string, mime: string): Promise<void>;

  abstract copy(from: string, to: string): Promise<void>;

  /** @returns the content, or the bytes from `start` to `end` inclusive; undefined if there is no such file */
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
