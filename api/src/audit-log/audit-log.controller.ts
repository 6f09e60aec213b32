import { Controller } from '@nestjs/common';
import { auditLog } from '@practice/contract/routes';
import { DataSource } from 'typeorm';
import { RecentSecondFactor } from '../http/audience.ts';
import { Http, type HttpContext } from '../http/params.ts';
import { Route } from '../http/route.ts';
import { csvFile } from '../lists/csv.ts';
import { asStaff, type QueryOf } from '../lists/list.ts';
import { ListParams, setContentRange } from '../lists/list-query.ts';
import { auditCsv, auditList, auditView } from './audit-log-list.ts';

type Query = QueryOf<typeof auditList>;

@Controller()
export class AuditLogController {
  constructor(private readonly database: DataSource) {}

  @Route(auditLog.list)
  async list(@ListParams(auditList) query: Query, @Http() http: HttpContext) {
    const page = await auditList.page(this.database, query, asStaff);
    setContentRange(http, auditList, query, page);
    return page.rows.map(auditView);
  }

  @Route(auditLog.exportCsv)
  @RecentSecondFactor()
  exportCsv(@ListParams(auditList) query: Query) {
    return csvFile(auditList, auditCsv, auditList.everything(this.database, query));
  }
}
