import { DataSource } from 'typeorm';
import { dataSourceOptions } from './data-source.ts';

export default new DataSource({
  ...dataSourceOptions(process.env.DATABASE_URL ?? ''),
  entities: [`${import.meta.dirname}/../**/*.entity.js`],
});
