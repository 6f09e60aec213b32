import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../http/audience.ts';
import { FileSender, nothingHere } from './file-sender.ts';
import { keyIn } from './names.ts';
import { Uploads } from './uploads.ts';

@Controller('uploads')
export class UploadsController {
  constructor(
    private readonly uploads: Uploads,
    private readonly sender: FileSender,
  ) {}

  /** A public upload. 404 for a private one, one in the trash, and the folder itself. */
  @Get(':name')
  @Public()
  async file(
    @Param('name') name: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const key = keyIn(name);
    const upload = key ? await this.uploads.one(key) : undefined;
    if (!upload?.isPublic) throw nothingHere();
    await this.sender.send(upload, name, request, reply);
  }
}
