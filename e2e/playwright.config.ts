import { defineConfig, devices } from '@playwright/test';
import { findFreePort } from '@practice/sandbox/free-port';
import { findNginx } from '@practice/sandbox/nginx';
import type { Origin } from './product.ts';

// Chosen once; the workers get it from the environment. NGINX_PORT='' leaves nginx out.
process.env.GATEWAY_PORT ??= String(await findFreePort());
process.env.BEHIND_NGINX_PORT ??= String(await findFreePort());
process.env.NGINX_PORT ??= (await findNginx()) ? String(await findFreePort()) : '';
process.env.WITH_MODEL_PORT ??= String(await findFreePort());
process.env.MODEL_PORT ??= String(await findFreePort());

const originAt = (port = '') => `http://localhost:${port}`;
const mailUrlAt = (port = '') => `${originAt(port)}/sandbox/mail.json`;
const { GATEWAY_PORT, BEHIND_NGINX_PORT, NGINX_PORT, WITH_MODEL_PORT } = process.env;

const gateway = {
  name: 'gateway',
  use: { baseURL: originAt(GATEWAY_PORT), mailUrl: mailUrlAt(GATEWAY_PORT) },
};
const nginx = {
  name: 'nginx',
  use: { baseURL: originAt(NGINX_PORT), mailUrl: mailUrlAt(BEHIND_NGINX_PORT) },
};
// The scripted model serves one test at a time, so this project has one worker, and is listed first to finish with the others.
const model = {
  name: 'model',
  grep: /@model/,
  workers: 1,
  use: { baseURL: originAt(WITH_MODEL_PORT), mailUrl: mailUrlAt(WITH_MODEL_PORT) },
};

export default defineConfig<Origin>({
  testDir: './tests',
  outputDir: './test-results',
  globalSetup: './start-product.ts',
  fullyParallel: true,
  workers: 3,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  retries: 1,
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
  // Where nginx is installed, tests tagged `@origin` run through both servers, and `@stand-in` only through the gateway.
  projects: [
    model,
    ...(NGINX_PORT
      ? [
          { ...nginx, grepInvert: /@stand-in|@model/ },
          { ...gateway, grep: /@origin|@stand-in/ },
        ]
      : [{ ...gateway, grepInvert: /@model/ }]),
  ],
});
