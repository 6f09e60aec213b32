import { Controller } from '@nestjs/common';
import { auditLog } from '@practice/contract/routes';
import { DataSource } from 'typeorm';
import { RecentSecondFactor, Route } from '../http/route.ts';
import { asStaff, type QueryOf } from '../lists/list.ts';
import { ListParams } from '../lists/list-query.ts';
import { auditCsv, auditList, auditView } from './audit-log-list.ts';

type Query = QueryOf<typeof auditList>;

@Controller()
export class AuditLogController {
  constructor(private readonly database: DataSource) {}

  @Route(auditLog.list)
  async list(@ListParams(auditList) query: Query) {
    return (await auditList.page(this.database, query, asStaff)).map(auditView);
  }

  @Route(auditLog.exportCsv)
  @RecentSecondFactor()
  exportCsv(@ListParams(auditList) query: Query) {
    return auditList.csv(this.database, query, auditCsv);
  }
}
