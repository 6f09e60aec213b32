import type { Readable } from 'node:stream';

/** Where bytes are kept. Names are ours (`names.ts`), and what stands under a name never changes. */
export abstract class Storage {
  /** Keeps a copy of the file at `path`. It is there whole or not at all, also after a power cut. */
  abstract put(name: string, path: string, mime: string): Promise<void>;

  /** A second name for the same bytes. */
  abstract copy(from: string, to: string): Promise<void>;

  /** The bytes, or those from `start` to `end`, both included; undefined when there are none of this name. */
  abstract open(name: string, range?: ByteRange): Promise<OpenFile | undefined>;

  /** Removes what is there; nothing happens where nothing is. */
  abstract remove(name: string): Promise<void>;

  /** Everything whose name begins so. */
  abstract list(prefix?: string): AsyncIterable<{ name: string; keptAt: Date }>;
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
