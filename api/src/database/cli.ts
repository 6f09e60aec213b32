import { DataSource } from 'typeorm';
import { dataSourceOptions } from './data-source.ts';

/** What TypeORM's command line compares with the database at DATABASE_URL: every entity of the built API. */
export default new DataSource({
  ...dataSourceOptions(process.env.DATABASE_URL ?? ''),
  entities: [`${import.meta.dirname}/../**/*.entity.js`],
});
