import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Daily } from '../jobs/jobs.ts';

@Injectable()
export class OldSessions {
  constructor(private readonly dataSource: DataSource) {}

  @Daily('old-sessions')
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
