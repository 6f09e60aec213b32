import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../config.ts';
import { dataSourceOptions, migrate } from './data-source.ts';
import { describeError, retryOptions } from './first-connection.ts';

@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [CONFIG],
      useFactory: ({ databaseUrl }: Config) => ({
        ...dataSourceOptions(databaseUrl),
        ...retryOptions(),
        autoLoadEntities: true,
      }),
      dataSourceFactory: async (options) => {
        if (!options) throw new Error('The database has no options.');
        await migrate(options).catch((error: unknown) => {
          throw describeError(error);
        });
        return new DataSource(options);
      },
    }),
  ],
})
export class DatabaseModule {}
