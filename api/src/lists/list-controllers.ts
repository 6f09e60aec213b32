import { Controller } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { ListPage } from '@practice/contract/lists';
import type { Route as ContractRoute } from '@practice/contract/routes/route';
import { DataSource } from 'typeorm';
import { ForAdmins } from '../http/audience.ts';
import { Http, type HttpContext } from '../http/params.ts';
import { Route } from '../http/route.ts';
import { type CsvColumns, csvFile } from './csv.ts';
import { asAdmin, type Viewer } from './list.ts';
import { List, type ListRules, setContentRange } from './list-query.ts';

interface Listed<Query, Row> extends ListRules<string> {
  name: string;
  page(database: DataSource, query: Query, viewer: Viewer): Promise<ListPage<Row>>;
  everything(database: DataSource, query: Query, viewer: Viewer): AsyncIterable<readonly Row[]>;
}

/** Makes the controller that answers one page of a list to admins, with the total in `Content-Range`. */
export function pagesOf<Query extends { offset: number }, Row, View>(
  list: Listed<Query, Row>,
  route: ContractRoute<unknown[], View[], unknown>,
  viewOf: (row: Row) => View,
) {
  @Controller()
  class PagesController {
    constructor(@InjectDataSource() readonly database: DataSource) {}

    @Route(route)
    @ForAdmins()
    async page(@List(list) query: Query, @Http() http: HttpContext) {
      const page = await list.page(this.database, query, asAdmin);
      setContentRange(http, list, query, page);
      return page.rows.map(viewOf);
    }
  }
  return PagesController;
}

/** Makes the controller that answers all rows that match the filter to admins, as a CSV file. */
export function csvOf<Query, Row>(
  list: Listed<Query, Row>,
  route: ContractRoute<unknown[], unknown, unknown>,
  columns: CsvColumns<Row>,
) {
  @Controller()
  class CsvController {
    constructor(@InjectDataSource() readonly database: DataSource) {}

    @Route(route)
    @ForAdmins()
    everything(@List(list) query: Query) {
      return csvFile(list, columns, list.everything(this.database, query, asAdmin));
    }
  }
  return CsvController;
}
