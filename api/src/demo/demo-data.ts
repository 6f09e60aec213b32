import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Accounts } from '../auth/accounts.ts';
import { demoClient, demoRequests } from './demo-story.ts';

/** Fills an empty database with the story of a practice, once. Nothing is mailed. */
@Injectable()
export class DemoData implements OnApplicationBootstrap {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly accounts: Accounts,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const [somebody] = await this.dataSource.query<unknown[]>(
      `SELECT 1 FROM users WHERE NOT is_admin LIMIT 1`,
    );
    if (somebody) return;
    await this.accounts.register(demoClient);
    for (const request of demoRequests) {
      await this.dataSource.query(
        `INSERT INTO consultation_requests
           (full_name, company_name, email, phone, service, message, state, created_at, answered_at)
         SELECT $1, $2, $3, $4, $5, $6, $7, created, CASE WHEN $7 = 'new' THEN NULL ELSE created + interval '3 hours' END
         FROM (SELECT now() - make_interval(hours => $8) AS created) AS clock`,
        [
          request.fullName,
          request.companyName,
          request.email,
          request.phone,
          request.service,
          request.message,
          request.state,
          request.hoursAgo,
        ],
      );
    }
  }
}
