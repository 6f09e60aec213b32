import 'reflect-metadata';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { Worker } from './worker.ts';

// A full disk or a closed pipe must not end the process.
for (const output of [process.stdout, process.stderr]) output.on('error', () => {});

try {
  const config = readConfig(process.env);
  const app = await createApp(config);
  app.enableShutdownHooks(['SIGTERM', 'SIGINT'], { useProcessExit: true });
  await Promise.all([app.get(Worker).start(), app.listen(config.port, config.host)]);
} catch (error) {
  process.stderr.write(
    `The API could not start. ${error instanceof Error ? error.message : String(error)}\n`,
  );
  if (error instanceof Error && process.env.LOG_LEVEL === 'debug') process.stderr.write(`${error.stack}\n`);
  process.exit(1);
}
