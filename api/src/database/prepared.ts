import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Pool, QueryResultRow } from 'pg';
import { DataSource } from 'typeorm';

/** Hot reads as prepared statements of the driver: planned once per connection, no entities built. */
@Injectable()
export class Prepared {
  private readonly pool: Pool;

  constructor(@InjectDataSource() dataSource: DataSource) {
    // TypeORM's types do not say so, but the postgres driver's `master` is a pool of pg.
    this.pool = (dataSource.driver as unknown as { master: Pool }).master;
  }

  /** `name` is unique to `text`: the server keeps the plan under it. */
  async rows<Row extends QueryResultRow>(name: string, text: string, values: unknown[]): Promise<Row[]> {
    const result = await this.pool.query<Row>({ name, text, values });
    return result.rows;
  }
}
