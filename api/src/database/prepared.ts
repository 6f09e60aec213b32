import { Injectable } from '@nestjs/common';
import type { Pool, QueryResultRow } from 'pg';
import { DataSource } from 'typeorm';

/** Runs frequent reads as prepared statements of the driver, planned once per connection and without entities. */
@Injectable()
export class Prepared {
  private readonly pool: Pool;

  constructor(dataSource: DataSource) {
    // The `master` of TypeORM's postgres driver is a pool of pg, which its types do not say.
    this.pool = (dataSource.driver as unknown as { master: Pool }).master;
  }

  /** @param name unique to `text`, since the server keeps the plan under it */
  async rows<Row extends QueryResultRow>(name: string, text: string, values: unknown[]): Promise<Row[]> {
    const result = await this.pool.query<Row>({ name, text, values });
    return result.rows;
  }
}
