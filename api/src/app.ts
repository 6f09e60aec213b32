import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module.ts';
import type { Config } from './config.ts';
import { createAdapter } from './http/adapter.ts';
import { createLogger, NestLogger } from './http/logger.ts';

/** Makes the whole API with a migrated database, ready to listen. */
export async function createApp(config: Config): Promise<NestFastifyApplication> {
  const logger = createLogger(config);
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.with(config),
    await createAdapter(config, logger),
    // Nest would add a parser for URL-encoded bodies; `http/bodies.ts` has all parsers.
    { bodyParser: false, logger: new NestLogger(logger), abortOnError: false },
  );
  app.setGlobalPrefix('api', { exclude: ['uploads/:name'] });
  return app;
}
