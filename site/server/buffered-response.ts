import { ServerResponse } from 'node:http';

export class BufferedResponse extends ServerResponse {
  #chunks: Uint8Array[] = [];

  get body(): Buffer {
    return Buffer.concat(this.#chunks);
  }

  /** The headers are the last argument, perhaps after a reason phrase. */
  override writeHead(status: number, ...rest: unknown[]): this {
    this.statusCode = status;
    for (const [name, value] of Object.entries(Object(rest.at(-1)))) this.setHeader(name, value as string);
    return this;
  }

  override write(chunk: string | Uint8Array): boolean {
    this.#chunks.push(typeof chunk === 'string' ? Buffer.from(chunk) : chunk);
    return true;
  }

  override end(chunk?: unknown): this {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) this.write(chunk);
    this.emit('finish');
    return this;
  }
}
