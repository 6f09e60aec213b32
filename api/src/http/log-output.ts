import { write, writeSync } from 'node:fs';

const batch = 4_096;
const maxWaiting = 1_000_000;
const interval = 500;

/** When the disk is full or the reader is gone, lines wait; those beyond 1 MB are dropped and counted. */
export class LogOutput {
  private waiting = '';
  private unwritten = Buffer.alloc(0);
  private lost = 0;
  private isWriting = false;
  private isFailing = false;

  constructor(
    private readonly fd: number,
    private readonly onLost: (lines: number) => void,
  ) {
    setInterval(() => this.flush(), interval).unref();
    process.once('exit', () => this.flushSync());
  }

  write(line: string): void {
    if (this.waiting.length + line.length > maxWaiting) this.lost += 1;
    else this.waiting += line;
    if (this.waiting.length >= batch && !this.isFailing) this.flush();
  }

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
      // There is nowhere else to report that the log can't be written.
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
      if (error) return;
      this.unwritten = this.unwritten.subarray(written);
      const { lost } = this;
      this.lost = 0;
      if (lost > 0) this.onLost(lost);
      if (this.unwritten.length > 0 || this.waiting.length >= batch) this.flush();
    });
  }
}
