import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { Controller, Get, Inject, ServiceUnavailableException } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../config.ts';
import { ping } from '../database/sql/database.ts';
import { Public } from '../http/route.ts';
import { Shutdown } from './shutdown.ts';

@Controller('api/health')
@Public()
export class HealthController {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly database: DataSource,
    private readonly shutdown: Shutdown,
  ) {}

  @Get()
  health() {
    return { status: 'ok' };
  }

  /** 503 unless the database answers, uploads can be written and the server is not stopping. */
  @Get('ready')
  async ready() {
    if (this.shutdown.hasBegun) throw new ServiceUnavailableException('The server is stopping.');
    try {
      await ping(this.database);
    } catch (error) {
      throw new ServiceUnavailableException('The database does not answer.', { cause: error });
    }
    const { folder } = this.config.uploads;
    try {
      await mkdir(folder, { recursive: true });
      await access(folder, constants.W_OK);
    } catch (error) {
      throw new ServiceUnavailableException('Uploads cannot be written.', { cause: error });
    }
    return { status: 'ready' };
  }
}
