import { Body, Controller, Inject, UploadedFile, UseInterceptors } from '@nestjs/common';
import type { SessionUser } from '@practice/contract/auth';
import { check } from '@practice/contract/check';
import { messages } from '@practice/contract/messages';
import { fileTypeOf, resourceInput, resourceUpdate } from '@practice/contract/resources';
import { resources } from '@practice/contract/routes';
import { mimeOf } from '@practice/contract/uploads';
import { DataSource } from 'typeorm';
import type * as v from 'valibot';
import { Me } from '../auth/session.guard.ts';
import { CONFIG, type Config } from '../config.ts';
import { Http, type HttpContext, Id } from '../http/params.ts';
import { OptionalSession, RecentSecondFactor, Route } from '../http/route.ts';
import { invalidFields } from '../http/validation.ts';
import { csvFile } from '../lists/csv.ts';
import { asStaff, type QueryOf, viewerWith } from '../lists/list.ts';
import { ListParams } from '../lists/list-query.ts';
import { FormInterceptor } from '../uploads/form.interceptor.ts';
import { type ReceivedFile, ReceivedFilePipe } from '../uploads/received-file.pipe.ts';
import { type ResourceView, resourceCsv, resourceList } from './resource-list.ts';
import { oneResource, resourceViews } from './resource-views.ts';
import { Resources, resourceNotFound } from './resources.ts';
import { Samples } from './samples.ts';

type ResourceQuery = QueryOf<typeof resourceList>;

@Controller()
export class ResourcesController {
  constructor(
    private readonly database: DataSource,
    @Inject(CONFIG) private readonly config: Config,
    private readonly resources: Resources,
    private readonly samples: Samples,
  ) {}

  @Route(resources.list)
  @OptionalSession()
  async list(@ListParams(resourceList) query: ResourceQuery, @Me() me: SessionUser | undefined) {
    const viewer = viewerWith('resources.read', me);
    const page = await resourceList.page(this.database, query, viewer);
    if (!viewer.seesAll) query.response.set('Cache-Control', 'no-cache');
    return resourceViews(this.database, page, viewer);
  }

  @Route(resources.exportCsv)
  @RecentSecondFactor()
  exportCsv(@ListParams(resourceList) query: ResourceQuery) {
    return csvFile(resourceList, resourceCsv(this.config.publicOrigin), this.everything(query));
  }

  @Route(resources.one)
  @OptionalSession()
  async one(@Id() id: number, @Me() me: SessionUser | undefined, @Http() http: HttpContext) {
    const viewer = viewerWith('resources.read', me);
    const resource = await oneResource(this.database, id, viewer);
    if (!resource || resource.deletedAt) throw resourceNotFound();
    if (!viewer.seesAll) http.response.set('Cache-Control', 'no-cache');
    return resource;
  }

  @Route(resources.create)
  @UseInterceptors(FormInterceptor)
  create(
    @Body() body: unknown,
    @Me() me: SessionUser,
    @UploadedFile(new ReceivedFilePipe()) received?: ReceivedFile,
  ) {
    return this.resources.create(parseBody(resourceInput, body, received), received, me.id);
  }

  @Route(resources.addSamples)
  addSamples(@Me() me: SessionUser) {
    return this.samples.add(me);
  }

  @Route(resources.samples)
  @OptionalSession()
  addressesOfSamples() {
    return this.samples.notAdded();
  }

  @Route(resources.update)
  @UseInterceptors(FormInterceptor)
  update(
    @Id() id: number,
    @Body() body: unknown,
    @UploadedFile(new ReceivedFilePipe()) received?: ReceivedFile,
  ) {
    return this.resources.update(id, parseBody(resourceUpdate, body, received), received);
  }

  @Route(resources.remove)
  async remove(@Id() id: number) {
    await this.resources.setDeletedAt(id, new Date());
    return { message: messages.resources.deleted.title };
  }

  @Route(resources.restore)
  async restore(@Id() id: number) {
    await this.resources.setDeletedAt(id, null);
    return this.resources.one(id);
  }

  @Route(resources.removeForever)
  @RecentSecondFactor()
  async removeForever(@Id() id: number) {
    await this.resources.removeForever(id);
    return { message: messages.resources.deleted.title };
  }

  private async *everything(query: ResourceQuery): AsyncGenerator<ResourceView[]> {
    const parts = resourceList.everything(this.database, query);
    for await (const rows of parts) yield resourceViews(this.database, rows, asStaff);
  }
}

/** `fileType` defaults to the file's type. @throws BadRequestException */
function parseBody<Schema extends v.GenericSchema>(schema: Schema, body: unknown, received?: ReceivedFile) {
  const sent: { fileType?: unknown } = Object(body);
  const fileType = sent.fileType || fileTypeOf(mimeOf(received?.label ?? '') ?? '');
  const { output, errors } = check(schema, received ? { ...sent, fileType } : (body ?? {}));
  if (errors) throw invalidFields(errors);
  return output;
}
