import { Body, Controller } from '@nestjs/common';
import { practitionerInput } from '@practice/contract/practitioners';
import { practitioners } from '@practice/contract/routes';
import { DataSource } from 'typeorm';
import { Id, type Input } from '../http/params.ts';
import { Route } from '../http/route.ts';
import { asStaff, type QueryOf } from '../lists/list.ts';
import { ListParams } from '../lists/list-query.ts';
import { adminPractitioner, practitionerList } from './practitioner-list.ts';
import { Practitioners } from './practitioners.ts';

type Query = QueryOf<typeof practitionerList>;

@Controller()
export class PractitionersController {
  constructor(
    private readonly database: DataSource,
    private readonly practitioners: Practitioners,
  ) {}

  @Route(practitioners.list)
  async list(@ListParams(practitionerList) query: Query) {
    const page = await practitionerList.page(this.database, query, asStaff);
    return page.map(adminPractitioner);
  }

  @Route(practitioners.one)
  async one(@Id() id: number) {
    return adminPractitioner(await practitionerList.find(this.database, id));
  }

  @Route(practitioners.create)
  async create(@Body({ schema: practitionerInput }) input: Input<typeof practitionerInput>) {
    return this.one(await this.practitioners.create(input));
  }

  @Route(practitioners.update)
  async update(
    @Id() id: number,
    @Body({ schema: practitionerInput }) input: Input<typeof practitionerInput>,
  ) {
    await this.practitioners.update(id, input);
    return this.one(id);
  }
}
