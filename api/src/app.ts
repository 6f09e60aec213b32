import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module.ts';
import type { Config } from './config.ts';
import { createAdapter } from './http/adapter.ts';
import { createLogger, NestLogger } from './http/logger.ts';

/** The whole API on its database: migrated, ready to listen. */
export async function createApp(config: Config): Promise<NestFastifyApplication> {
  const logger = createLogger(config);
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.with(config),
    await createAdapter(config, logger),
    // Nest would add a parser for urlencoded bodies; ours take JSON alone (`http/adapter.ts`).
    { bodyParser: false, logger: new NestLogger(logger), abortOnError: false },
  );
  app.setGlobalPrefix('api', { exclude: ['uploads/:name'] });
  return app;
}
