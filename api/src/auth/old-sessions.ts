import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Jobs } from '../jobs/jobs.ts';

@Injectable()
export class OldSessions implements OnApplicationBootstrap {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly jobs: Jobs,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.daily('old-sessions', () => this.remove());
  }

  async remove(): Promise<void> {
    await this.dataSource.query(`DELETE FROM sessions WHERE expires_at < now()`);
    await this.dataSource.query(`DELETE FROM email_confirmations WHERE expires_at < now()`);
    await this.dataSource.query(
      `UPDATE users SET reset_token = NULL, reset_token_expiry = NULL
       WHERE reset_token_expiry < now() - interval '1 day'`,
    );
    await this.dataSource.query(
      `UPDATE users SET invitation_token = NULL, invitation_token_expiry = NULL
       WHERE invitation_token_expiry < now() - interval '1 day'`,
    );
  }
}
