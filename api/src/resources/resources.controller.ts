import { Body, Controller, Inject, Param, Req, Res, type StreamableFile } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { SessionUser } from '@practice/contract/auth';
import { check } from '@practice/contract/check';
import { messages } from '@practice/contract/messages';
import { fileTypeOf, type Resource, resourceInput, resourceUpdate } from '@practice/contract/resources';
import { type Notice, resources } from '@practice/contract/routes';
import { mimeOf, uploadTypes } from '@practice/contract/uploads';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import type * as v from 'valibot';
import { Me } from '../auth/session.guard.ts';
import { CONFIG, type Config } from '../config.ts';
import { ForAdmins, ForAnybody } from '../http/audience.ts';
import { sendShared } from '../http/revalidation.ts';
import { Route } from '../http/route.ts';
import { IdPipe, invalid } from '../http/validation.ts';
import { csvFile } from '../lists/csv.ts';
import type { QueryOf } from '../lists/list.ts';
import { List, sendPlace } from '../lists/list-query.ts';
import type { Received } from '../uploads/receive.ts';
import { File, ReceivesFile } from '../uploads/receives-file.ts';
import { resourceCsv, resourceList } from './resource-list.ts';
import { ResourceTrash } from './resource-trash.ts';
import { ResourceViews } from './resource-views.ts';
import { gone, Resources } from './resources.ts';
import { Samples } from './samples.ts';

type ResourceQuery = QueryOf<typeof resourceList>;

const everyType = uploadTypes.map(({ extension }) => extension);

@Controller()
export class ResourcesController {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(CONFIG) private readonly config: Config,
    private readonly resources: Resources,
    private readonly views: ResourceViews,
    private readonly trash: ResourceTrash,
    private readonly samples: Samples,
  ) {}

  @Route(resources.list)
  @ForAnybody()
  async list(
    @List(resourceList) query: ResourceQuery,
    @Me() me: SessionUser | undefined,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Resource[]> {
    const page = await resourceList.page(this.database, query, me);
    const rows = await this.views.of(page.rows, me);
    sendPlace(reply, resourceList, query, page);
    return me?.isAdmin ? rows : sendShared(request, reply, rows);
  }

  @Route(resources.exportCsv)
  @ForAdmins()
  exportCsv(@List(resourceList) query: ResourceQuery, @Me() me: SessionUser): StreamableFile {
    return csvFile(resourceList, resourceCsv(this.config.publicOrigin), this.everything(query, me));
  }

  @Route(resources.one)
  @ForAnybody()
  async one(
    @Param('id', IdPipe) id: number,
    @Me() me: SessionUser | undefined,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Resource> {
    const resource = await this.views.one(id, me);
    if (!resource || resource.deletedAt) throw gone();
    return me?.isAdmin ? resource : sendShared(request, reply, resource);
  }

  @Route(resources.create)
  @ForAdmins()
  @ReceivesFile(everyType)
  create(
    @Body() body: unknown,
    @File() received: Received | undefined,
    @Me() me: SessionUser,
  ): Promise<Resource> {
    return this.resources.create(read(resourceInput, body, received), received, me.id);
  }

  @Route(resources.addSamples)
  @ForAdmins()
  addSamples(@Me() me: SessionUser): Promise<Resource[]> {
    return this.samples.add(me);
  }

  @Route(resources.samples)
  @ForAnybody()
  addressesOfSamples(): Promise<string[]> {
    return this.samples.notAdded();
  }

  @Route(resources.update)
  @ForAdmins()
  @ReceivesFile(everyType)
  update(
    @Param('id', IdPipe) id: number,
    @Body() body: unknown,
    @File() received: Received | undefined,
  ): Promise<Resource> {
    return this.resources.update(id, read(resourceUpdate, body, received), received);
  }

  @Route(resources.remove)
  @ForAdmins()
  async remove(@Param('id', IdPipe) id: number): Promise<Notice> {
    await this.trash.take(id);
    return { message: messages.resources.deleted.title };
  }

  @Route(resources.restore)
  @ForAdmins()
  async restore(@Param('id', IdPipe) id: number): Promise<Resource> {
    await this.trash.giveBack(id);
    return this.resources.one(id);
  }

  @Route(resources.removeForever)
  @ForAdmins()
  async removeForever(@Param('id', IdPipe) id: number): Promise<Notice> {
    await this.trash.removeForever(id);
    return { message: messages.resources.deleted.title };
  }

  private async *everything(query: ResourceQuery, me: SessionUser): AsyncGenerator<Resource[]> {
    const parts = resourceList.everything(this.database, query, me);
    for await (const rows of parts) yield this.views.of(rows, me);
  }
}

/** The body's fields. A file says its own type where the sender does not. @throws BadRequestException */
function read<Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
  received: Received | undefined,
): v.InferOutput<Schema> {
  const fields = received
    ? { fileType: fileTypeOf(mimeOf(received.label) ?? ''), ...withoutOpenType(body) }
    : (body ?? {});
  const { output, errors } = check(schema, fields);
  if (errors) throw invalid(errors);
  return output;
}

function withoutOpenType(body: unknown): object {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return {};
  const isTypeLeftOpen = 'fileType' in body && (body.fileType === '' || body.fileType === null);
  if (!isTypeLeftOpen) return body;
  const { fileType: _, ...fields } = body;
  return fields;
}
