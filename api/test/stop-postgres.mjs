import { rm } from 'node:fs/promises';

export default async function stopDatabaseServer() {
  const { server, dataDir } = globalThis.testPostgres;
  await server.close();
  await rm(dataDir, { recursive: true, force: true });
}
