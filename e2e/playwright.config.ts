import { defineConfig, devices } from '@playwright/test';
import { findFreePort } from '@practice/sandbox/free-port';
import { findNginx } from '@practice/sandbox/nginx';
import type { Doors } from './product.ts';

// Chosen once; the workers are told by the environment.
process.env.GATEWAY_PORT ??= String(await findFreePort());
process.env.BEHIND_NGINX_PORT ??= String(await findFreePort());
process.env.NGINX_PORT ??= (await findNginx()) ? String(await findFreePort()) : '';

const originAt = (port = '') => `http://localhost:${port}`;
const mailUrlAt = (port = '') => `${originAt(port)}/sandbox/mail.json`;
const { GATEWAY_PORT, BEHIND_NGINX_PORT, NGINX_PORT } = process.env;

export default defineConfig<Doors>({
  testDir: './tests',
  outputDir: './test-results',
  globalSetup: './start-product.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  forbidOnly: true,
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    trace: 'retain-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'through the gateway',
      use: { baseURL: originAt(GATEWAY_PORT), mailUrl: mailUrlAt(GATEWAY_PORT) },
    },
    ...(NGINX_PORT
      ? [
          {
            name: 'through nginx',
            use: { baseURL: originAt(NGINX_PORT), mailUrl: mailUrlAt(BEHIND_NGINX_PORT) },
            // The pages are the same files: what axe says of them does not depend on who sends them.
            testIgnore: '**/accessibility.spec.ts',
          },
        ]
      : []),
  ],
});
