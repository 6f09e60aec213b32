import { Controller, Get, ServiceUnavailableException } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { prepared } from '../database/queries.ts';
import { Public } from '../http/audience.ts';
import { Readiness } from './shutdown.ts';

@Controller('health')
@Public()
export class HealthController {
  constructor(
    private readonly database: DataSource,
    private readonly readiness: Readiness,
  ) {}

  @Get()
  health() {
    return { status: 'ok' };
  }

  /** 200 while the database answers and the process is not stopping, else 503. */
  @Get('ready')
  async ready() {
    if (this.readiness.isStopping) throw new ServiceUnavailableException('The server is stopping.');
    try {
      await prepared(this.database, 'ready', 'SELECT 1');
    } catch (error) {
      throw new ServiceUnavailableException('The database does not answer.', { cause: error });
    }
    return { status: 'ready' };
  }
}
