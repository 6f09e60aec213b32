import {
  Body,
  Controller,
  Delete,
  Get,
  Inject,
  Param,
  Post,
  Put,
  Req,
  Res,
  StreamableFile,
} from '@nestjs/common';
import type { SessionUser } from '@practice/contract/auth';
import { check } from '@practice/contract/check';
import type { Notice } from '@practice/contract/client';
import { messages } from '@practice/contract/messages';
import {
  fileTypeOf,
  type Resource,
  resourceFilter,
  resourceInput,
  resourceSorts,
  resourceUpdate,
} from '@practice/contract/resources';
import { mimeOf, uploadTypes } from '@practice/contract/uploads';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as v from 'valibot';
import { Me } from '../auth/session.guard.ts';
import { CONFIG, type Config } from '../config.ts';
import { ForAdmins, ForAnybody } from '../http/audience.ts';
import { List, sendPage } from '../http/list-query.ts';
import { sendShared } from '../http/revalidation.ts';
import { IdPipe, invalid } from '../http/validation.ts';
import type { Received } from '../uploads/receive.ts';
import { File, ReceivesFile } from '../uploads/receives-file.ts';
import { ResourceLists, type ResourceQuery } from './resource-lists.ts';
import { resourceView } from './resource-rows.ts';
import { ResourceTrash } from './resource-trash.ts';
import { csvOf } from './resources.csv.ts';
import { gone, Resources } from './resources.service.ts';

const list = { sorts: resourceSorts, filter: resourceFilter };
const everyType = uploadTypes.map(({ extension }) => extension);

@Controller('resources')
export class ResourcesController {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly resources: Resources,
    private readonly lists: ResourceLists,
    private readonly trash: ResourceTrash,
  ) {}

  /** One page of the list: the public ones for everybody, all of them for admins. */
  @Get()
  @ForAnybody()
  async list(
    @List(list) query: ResourceQuery,
    @Me() me: SessionUser | undefined,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const page = await this.lists.page(query, me?.isAdmin ? 'admins' : 'everybody');
    const rows = sendPage(reply, 'resources', query.offset, page);
    return me?.isAdmin ? rows : sendShared(request, reply, rows);
  }

  /** Everything that matches the filter, in the list's order, as a CSV file. */
  @Get('export.csv')
  @ForAdmins()
  exportCsv(@List(list) query: ResourceQuery): StreamableFile {
    return new StreamableFile(csvOf(this.lists.everything(query), this.config.publicOrigin), {
      type: 'text/csv; charset=utf-8',
      disposition: 'attachment; filename="resources.csv"',
    });
  }

  /** A private resource, or one in the trash, is 404 for everybody but admins. */
  @Get(':id')
  @ForAnybody()
  async one(
    @Param('id', IdPipe) id: number,
    @Me() me: SessionUser | undefined,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    if (me?.isAdmin) return this.resources.one(id);
    const row = await this.lists.one(id);
    if (!row?.isPublic || row.deletedAt) throw gone();
    return sendShared(request, reply, resourceView(row, 'everybody'));
  }

  /** JSON with a `fileUrl`, or a form of a `file` and the other fields as JSON in `data`. */
  @Post()
  @ForAdmins()
  @ReceivesFile(everyType)
  create(
    @Body() body: unknown,
    @File() received: Received | undefined,
    @Me() me: SessionUser,
  ): Promise<Resource> {
    return this.resources.create(read(resourceInput, body, received), received, me.id);
  }

  /** Changes what is named. A new file replaces the old one. 409 when somebody else changed it at the same moment. */
  @Put(':id')
  @ForAdmins()
  @ReceivesFile(everyType)
  update(
    @Param('id', IdPipe) id: number,
    @Body() body: unknown,
    @File() received: Received | undefined,
  ): Promise<Resource> {
    return this.resources.update(id, read(resourceUpdate, body, received), received);
  }

  /** Into the trash; its file can be opened by nobody. */
  @Delete(':id')
  @ForAdmins()
  async remove(@Param('id', IdPipe) id: number): Promise<Notice> {
    await this.trash.take(id);
    return { message: messages.resources.deleted.title };
  }

  /** Out of the trash, as it was. */
  @Post(':id/restore')
  @ForAdmins()
  async restore(@Param('id', IdPipe) id: number): Promise<Resource> {
    await this.trash.giveBack(id);
    return this.resources.one(id);
  }

  /** Out of the trash and gone, its file too. */
  @Delete(':id/forever')
  @ForAdmins()
  async removeForever(@Param('id', IdPipe) id: number): Promise<Notice> {
    await this.trash.removeForever(id);
    return { message: messages.resources.deleted.title };
  }
}

/** The body's fields. A file says its own type where the sender does not. @throws BadRequestException */
function read<Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
  received: Received | undefined,
): v.InferOutput<Schema> {
  const fields = {
    ...(received ? { fileType: fileTypeOf(mimeOf(received.label) ?? '') } : {}),
    ...given(body),
  };
  const { output, errors } = check(schema, fields);
  if (errors) throw invalid(errors);
  return output;
}

function given(body: unknown): object {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return {};
  const isTypeLeftOpen = 'fileType' in body && (body.fileType === '' || body.fileType === null);
  if (!isTypeLeftOpen) return body;
  const { fileType: _, ...fields } = body;
  return fields;
}
