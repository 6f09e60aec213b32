import { write, writeSync } from 'node:fs';

const batch = 4_096;
const mostWaiting = 1_000_000;
const interval = 500;

/**
 * Where log lines go: an open file, written in batches of 4 kB, every half second and at exit. A full disk or a reader
 * who is gone ends nothing: lines wait and are tried again; those that no longer fit are dropped and counted.
 */
export class LogOutput {
  private readonly fd: number;
  private readonly onLost: (lines: number) => void;
  private waiting = '';
  private unwritten = Buffer.alloc(0);
  private lost = 0;
  private isWriting = false;
  private isFailing = false;

  /** @param onLost called with the number of dropped lines once lines can be written again */
  constructor(fd: number, onLost: (lines: number) => void) {
    this.fd = fd;
    this.onLost = onLost;
    setInterval(() => this.flush(), interval).unref();
    process.once('exit', () => this.flushSync());
  }

  write(line: string): void {
    if (this.waiting.length + line.length > mostWaiting) this.lost += 1;
    else this.waiting += line;
    if (this.waiting.length >= batch && !this.isFailing) this.flush();
  }

  /** Tries once, for the last words of a process. */
  flushSync(): void {
    const bytes = Buffer.concat([
      this.isWriting ? Buffer.alloc(0) : this.unwritten,
      Buffer.from(this.waiting),
    ]);
    try {
      const written = writeSync(this.fd, bytes);
      this.waiting = '';
      if (!this.isWriting) this.unwritten = bytes.subarray(written);
    } catch {
      // Where the log cannot be written, there is nowhere to say so either.
    }
  }

  private flush(): void {
    if (this.isWriting) return;
    if (this.unwritten.length === 0) {
      this.unwritten = Buffer.from(this.waiting);
      this.waiting = '';
    }
    if (this.unwritten.length === 0) return;
    this.isWriting = true;
    write(this.fd, this.unwritten, (error, written) => {
      this.isWriting = false;
      this.isFailing = error !== null;
      // The timer tries again.
      if (error) return;
      this.unwritten = this.unwritten.subarray(written);
      const { lost } = this;
      this.lost = 0;
      if (lost > 0) this.onLost(lost);
      if (this.unwritten.length > 0 || this.waiting.length >= batch) this.flush();
    });
  }
}
