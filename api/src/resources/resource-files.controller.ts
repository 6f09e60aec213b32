import { Controller, Get, HttpCode, Param, Req, Res } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { SessionUser } from '@practice/contract/auth';
import { type Notice, resources } from '@practice/contract/routes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Repository } from 'typeorm';
import { Me } from '../auth/session.guard.ts';
import { ForAdmins, ForAnybody } from '../http/audience.ts';
import { Limits, networkOf } from '../http/limits.ts';
import { Route } from '../http/route.ts';
import { IdPipe } from '../http/validation.ts';
import { FileSender } from '../uploads/file-sender.ts';
import { fileName } from '../uploads/names.ts';
import { Uploads } from '../uploads/uploads.ts';
import { Downloads } from './downloads.ts';
import { Resource } from './resource.entity.ts';
import { resourceNotFound } from './resources.ts';

@Controller()
@ForAdmins()
export class ResourceFilesController {
  constructor(
    @InjectRepository(Resource) private readonly resources: Repository<Resource>,
    private readonly uploads: Uploads,
    private readonly sender: FileSender,
    private readonly downloads: Downloads,
    private readonly limits: Limits,
  ) {}

  /** Sends the file, also a private one. 404 for a resource in the trash. */
  @Get('resources/:id/file')
  async file(
    @Param('id', IdPipe) id: number,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const upload = await this.uploadOf(await this.existing(id), 'fileKey');
    await this.sender.send({ ...upload, isPublic: false }, fileName(upload), request, reply);
  }

  /** Sends a size of the thumbnail that was made from a private file, also of a resource in the trash. */
  @Get('resources/:id/thumbnail/:name')
  async thumbnail(
    @Param('id', IdPipe) id: number,
    @Param('name') name: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const upload = await this.uploadOf(await this.resources.findOneBy({ id }), 'drawnKey');
    await this.sender.send({ ...upload, isPublic: false }, name, request, reply);
  }

  @Route(resources.countDownload)
  @HttpCode(200)
  @ForAnybody()
  async countDownload(
    @Param('id', IdPipe) id: number,
    @Me() me: SessionUser | undefined,
    @Req() request: FastifyRequest,
  ): Promise<Notice> {
    await this.limits.take('resource downloads by address', networkOf(request.ip));
    const resource = await this.existing(id);
    if (!resource.isPublic && !me?.isAdmin) throw resourceNotFound();
    if (resource.fileUrl !== null) await this.downloads.countExternal(id, request);
    return { message: 'Thank you.' };
  }

  private async existing(id: number): Promise<Resource> {
    const resource = await this.resources.findOneBy({ id });
    if (!resource || resource.deletedAt) throw resourceNotFound();
    return resource;
  }

  private async uploadOf(resource: Resource | null, which: 'fileKey' | 'drawnKey') {
    const key = resource?.[which];
    const upload = key && (await this.uploads.one(key));
    if (!upload) throw resourceNotFound();
    return upload;
  }
}
