import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CONFIG, type Config } from '../config.ts';
import { connect, dataSourceOptions } from './data-source.ts';
import { Prepared } from './prepared.ts';

@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [CONFIG],
      useFactory: (config: Config) => dataSourceOptions(config.databaseUrl),
      dataSourceFactory: async (options) => {
        if (!options || !('url' in options) || !options.url) throw new Error('There is no database address.');
        return connect(options.url);
      },
    }),
  ],
  providers: [Prepared],
  exports: [Prepared],
})
export class DatabaseModule {}
