import { Controller, type StreamableFile } from '@nestjs/common';
import type { ListPage } from '@practice/contract/lists';
import type { Route as ContractRoute } from '@practice/contract/routes/route';
import { DataSource } from 'typeorm';
import { ForAdmins, RecentSecondFactor } from '../http/audience.ts';
import { Http, type HttpContext } from '../http/params.ts';
import { Route } from '../http/route.ts';
import { type CsvColumns, csvFile } from './csv.ts';
import { asAdmin, type Viewer } from './list.ts';
import { ListParams, type ListRules, setContentRange } from './list-query.ts';

interface Listed<Query, Row> {
  definition: ListRules<string> & { name: string };
  page(database: DataSource, query: Query, viewer: Viewer): Promise<ListPage<Row>>;
  everything(database: DataSource, query: Query): AsyncIterable<readonly Row[]>;
}

interface ListRoutes<View> {
  list: ContractRoute<unknown[], View[], unknown>;
  exportCsv: ContractRoute<unknown[], unknown, unknown>;
}

export function adminListOf<Query extends { offset: number }, Row, View>(
  list: Listed<Query, Row>,
  routes: ListRoutes<View>,
  viewOf: (row: Row) => View,
  columns: CsvColumns<Row>,
) {
  @Controller()
  @ForAdmins()
  class AdminListController {
    constructor(readonly database: DataSource) {}

    @Route(routes.list)
    async page(@ListParams(list) query: Query, @Http() http: HttpContext): Promise<View[]> {
      const page = await list.page(this.database, query, asAdmin);
      setContentRange(http, list, query, page);
      return page.rows.map(viewOf);
    }

    @Route(routes.exportCsv)
    @RecentSecondFactor()
    exportCsv(@ListParams(list) query: Query): StreamableFile {
      return csvFile(list, columns, list.everything(this.database, query));
    }
  }

  return AdminListController;
}
