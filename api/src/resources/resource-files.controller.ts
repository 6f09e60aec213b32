import { Controller, Param } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { SessionUser } from '@practice/contract/auth';
import { may } from '@practice/contract/permissions';
import { resources } from '@practice/contract/routes';
import { Repository } from 'typeorm';
import { Me } from '../auth/session.guard.ts';
import { Http, type HttpContext, Id, Network } from '../http/params.ts';
import { RateLimits } from '../http/rate-limits.ts';
import { OptionalSession, Route } from '../http/route.ts';
import { FileSender } from '../uploads/file-sender.ts';
import { fileName } from '../uploads/names.ts';
import { Uploads } from '../uploads/uploads.ts';
import { Downloads } from './downloads.ts';
import { Resource } from './resource.entity.ts';
import { resourceNotFound } from './resources.ts';

@Controller()
export class ResourceFilesController {
  constructor(
    @InjectRepository(Resource) private readonly resources: Repository<Resource>,
    private readonly uploads: Uploads,
    private readonly sender: FileSender,
    private readonly downloads: Downloads,
    private readonly limits: RateLimits,
  ) {}

  @Route(resources.file)
  async file(@Id() id: number, @Http() http: HttpContext) {
    const { fileKey } = await this.existing(id);
    return this.send(fileKey, http);
  }

  @Route(resources.thumbnail)
  async thumbnail(@Id() id: number, @Param('name') name: string, @Http() http: HttpContext) {
    const resource = await this.resources.findOneBy({ id });
    return this.send(resource?.generatedThumbnailKey, http, name);
  }

  @Route(resources.countDownload, 200)
  @OptionalSession()
  async countDownload(
    @Id() id: number,
    @Me() me: SessionUser | undefined,
    @Network() network: string,
    @Http() { request }: HttpContext,
  ) {
    await this.limits.take('resource downloads by address', network);
    const resource = await this.existing(id);
    if (!resource.isPublic && !may(me?.role, 'resources.read')) throw resourceNotFound();
    if (resource.fileUrl !== null) await this.downloads.count({ id }, request);
    return { message: 'Thank you.' };
  }

  private async existing(id: number): Promise<Resource> {
    const resource = await this.resources.findOneBy({ id });
    if (!resource || resource.deletedAt) throw resourceNotFound();
    return resource;
  }

  private async send(key: string | null | undefined, http: HttpContext, name?: string) {
    const upload = await this.uploads.one(key);
    if (!upload) throw resourceNotFound();
    return this.sender.send({ ...upload, isPublic: false }, name ?? fileName(upload), http);
  }
}
