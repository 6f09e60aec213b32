import { Controller, Get, ServiceUnavailableException } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { prepared } from '../database/queries.ts';
import { Public } from '../http/audience.ts';

@Controller('health')
@Public()
export class HealthController {
  /** Set at a shutdown, so that no new requests come here. */
  isStopping = false;

  constructor(private readonly database: DataSource) {}

  @Get()
  health() {
    return { status: 'ok' };
  }

  /** 200 while the database answers and the process is not stopping, else 503. */
  @Get('ready')
  async ready() {
    if (this.isStopping) throw new ServiceUnavailableException('The server is stopping.');
    try {
      await prepared(this.database, 'ready', 'SELECT 1');
    } catch (error) {
      throw new ServiceUnavailableException('The database does not answer.', { cause: error });
    }
    return { status: 'ready' };
  }
}
