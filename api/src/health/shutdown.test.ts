import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { eventually } from '../../test/eventually.ts';
import { startApi, type TestApi } from '../../test/start-api.ts';
import { readConfig } from '../config.ts';
import { stopGracefully } from './shutdown.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

test('an API that shuts down is not ready, still answers, and closes connections after use', async () => {
  const exit = jest.spyOn(process, 'exit').mockImplementation((() => undefined) as never);
  const others = process.listeners('SIGTERM');
  stopGracefully(api.app, { ...readConfig(api.variables), isProduction: true });
  const [stop] = process.listeners('SIGTERM').filter((listener) => !others.includes(listener));
  if (!stop) throw new Error('Nothing listens for SIGTERM.');
  const connectionOf = async (path: string, status: number) => {
    const answer = await fetch(`${api.origin}${path}`);
    await answer.arrayBuffer();
    expect(answer.status).toBe(status);
    return answer.headers.get('connection');
  };
  try {
    expect(await connectionOf('/api/health/ready', 200)).toBe('keep-alive');
    stop('SIGTERM');
    expect(await connectionOf('/api/health/ready', 503)).toBe('close');
    expect(await connectionOf('/api/resources', 200)).toBe('close');
    await eventually(async () => exit.mock.calls.length > 0 || undefined, 'the end of the process');
    expect(exit).toHaveBeenCalledWith(0);
    await expect(fetch(`${api.origin}/api/health`)).rejects.toThrow();
  } finally {
    exit.mockRestore();
    process.off('SIGTERM', stop).off('SIGINT', stop);
  }
});
