import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

type Listener = (key: string, request: FastifyRequest) => void;

/** Tells who wants to know that somebody opens a file: uploads know nothing of what they are used for. */
@Injectable()
export class OpenedFiles {
  private readonly listeners: Listener[] = [];

  listen(listener: Listener): void {
    this.listeners.push(listener);
  }

  tell(key: string, request: FastifyRequest): void {
    for (const listener of this.listeners) listener(key, request);
  }
}
