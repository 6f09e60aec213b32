import { Body, Controller, Header, NotFoundException } from '@nestjs/common';
import { services } from '@practice/contract/routes';
import { serviceInput, serviceMessages } from '@practice/contract/services';
import { DataSource } from 'typeorm';
import { Id, type Input } from '../http/params.ts';
import { Public, Route } from '../http/route.ts';
import { asStaff, type QueryOf } from '../lists/list.ts';
import { ListParams } from '../lists/list-query.ts';
import { adminService, serviceList } from './service-list.ts';
import { Services } from './services.ts';

type Query = QueryOf<typeof serviceList>;

@Controller()
export class ServicesController {
  constructor(
    private readonly database: DataSource,
    private readonly services: Services,
  ) {}

  @Route(services.practice)
  @Public()
  // Revalidated every time, so that a change shows at once.
  @Header('Cache-Control', 'no-cache')
  practice() {
    return this.services.practice();
  }

  @Route(services.list)
  async list(@ListParams(serviceList) query: Query) {
    return (await serviceList.page(this.database, query, asStaff)).map(adminService);
  }

  @Route(services.one)
  async one(@Id() id: number) {
    return adminService(await serviceList.find(this.database, id));
  }

  @Route(services.create)
  async create(@Body({ schema: serviceInput }) input: Input<typeof serviceInput>) {
    return adminService(await this.services.create(input));
  }

  @Route(services.update)
  async update(@Id() id: number, @Body({ schema: serviceInput }) input: Input<typeof serviceInput>) {
    const service = await this.services.update(id, input);
    if (!service) throw new NotFoundException(serviceMessages.unknown);
    return adminService(service);
  }
}
