import type { Readable } from 'node:stream';

/** The file store. Names are our own (`names.ts`), and the content under a name never changes. */
export abstract class Storage {
  /** Stores a copy of the file at `path`, whole or not at all, even after a power failure. */
  abstract put(name: string, path: string, mime: string): Promise<void>;

  /** A second name for the same bytes. */
  abstract copy(from: string, to: string): Promise<void>;

  /** The bytes, or those from `start` to `end`, both included; undefined when there are none of this name. */
  abstract open(name: string, range?: ByteRange): Promise<OpenFile | undefined>;

  /** Removes it, if it is there. */
  abstract remove(name: string): Promise<void>;

  /** Everything whose name begins with `prefix`. */
  abstract list(prefix?: string): AsyncIterable<{ name: string; storedAt: Date }>;
}

export interface ByteRange {
  start: number;
  end: number;
}

export interface OpenFile {
  bytes: Readable;
  /** How many will come. */
  size: number;
}
