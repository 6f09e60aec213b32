import { defineConfig, devices } from '@playwright/test';
import { findFreePort } from '@practice/sandbox/free-port';
import type { Doors } from './product.ts';

// Chosen once; the workers are told by the environment.
process.env.GATEWAY_PORT ??= String(await findFreePort());

const origin = `http://localhost:${process.env.GATEWAY_PORT}`;

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
      use: { baseURL: origin, mailUrl: `${origin}/sandbox/mail.json` },
    },
  ],
});
