import { type DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Config } from '../config.ts';
import { dataSourceOptions, migrate } from './data-source.ts';
import { describeError, retryOptions } from './first-connection.ts';

@Module({})
export class DatabaseModule {
  static with({ databaseUrl, databaseOwnerUrl }: Config): DynamicModule {
    const typeorm = TypeOrmModule.forRootAsync({
      useFactory: () => ({
        ...dataSourceOptions(databaseUrl),
        ...retryOptions(),
        autoLoadEntities: true,
      }),
      dataSourceFactory: async (options) => {
        if (!options) throw new Error('The database has no options.');
        await migrate(databaseUrl, databaseOwnerUrl).catch((error: unknown) => {
          throw describeError(error);
        });
        return new DataSource(options);
      },
    });
    return { module: DatabaseModule, imports: [typeorm] };
  }
}
