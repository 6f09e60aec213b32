// @ts-check
import { ServerResponse } from 'node:http';

/** Collects an answer instead of sending it. */
export class BufferedResponse extends ServerResponse {
  /** @type {Buffer[]} */
  #chunks = [];

  get body() {
    const [first = Buffer.alloc(0), ...rest] = this.#chunks;
    return rest.length === 0 ? first : Buffer.concat(this.#chunks);
  }

  /** @override @param {number} status @param {...unknown} rest headers, perhaps after a reason */
  writeHead(status, ...rest) {
    this.statusCode = status;
    for (const [name, value] of Object.entries(Object(rest.at(-1)))) this.setHeader(name, value);
    return this;
  }

  /** @override @param {string | Uint8Array} chunk */
  write(chunk) {
    this.#chunks.push(
      typeof chunk === 'string'
        ? Buffer.from(chunk)
        : Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength),
    );
    return true;
  }

  /** @override @param {unknown} [chunk] */
  end(chunk) {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) this.write(chunk);
    this.emit('finish');
    return this;
  }
}
