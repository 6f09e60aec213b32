import { type DynamicModule, Module } from '@nestjs/common';
import { CONFIG, type Config } from './config.ts';

@Module({})
export class ConfigModule {
  /** Every area gets the configuration with `@Inject(CONFIG)`. */
  static with(config: Config): DynamicModule {
    return {
      module: ConfigModule,
      global: true,
      providers: [{ provide: CONFIG, useValue: config }],
      exports: [CONFIG],
    };
  }
}
