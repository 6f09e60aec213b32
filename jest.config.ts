import type { Config } from 'jest';

const swc = {
  swcrc: false,
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2024',
    experimental: { keepImportAttributes: true },
  },
  module: { type: 'es6' },
};
const register = '<rootDir>/sandbox/test/jest/register.mjs';

const config: Config = {
  testTimeout: 120_000,
  maxWorkers: 3,
  projects: [
    {
      displayName: 'fronts',
      roots: ['ui', 'site', 'portal', 'admin'].map((folder) => `<rootDir>/${folder}`),
      testMatch: ['**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: ['/node_modules/', '/dist/'],
      modulePathIgnorePatterns: ['/dist/'],
      extensionsToTreatAsEsm: ['.ts', '.tsx'],
      transform: { '\\.tsx?$': ['@swc/jest', swc] },
      moduleNameMapper: {
        '\\.css$': '<rootDir>/ui/jest/css.cjs',
        '\\.svg(\\?raw)?$': '<rootDir>/ui/jest/svg.cjs',
      },
      setupFiles: ['<rootDir>/ui/jest/jsdom.mjs'],
    },
    // Tests that need no browser run in Node.js itself: Jest's own runner would load the product again for each file.
    {
      displayName: 'unit',
      runner: 'jest-light-runner',
      roots: ['desk', 'contract', 'sandbox'].map((folder) => `<rootDir>/${folder}`),
      testMatch: ['**/*.test.{ts,mjs}'],
      setupFiles: [register],
    },
    {
      displayName: 'api',
      runner: 'jest-light-runner',
      roots: ['<rootDir>/api/src', '<rootDir>/api/test'],
      testMatch: ['**/*.test.ts'],
      setupFiles: [register, '<rootDir>/api/test/compile.mjs'],
      globalSetup: '<rootDir>/api/test/start-postgres.mjs',
      globalTeardown: '<rootDir>/api/test/stop-postgres.mjs',
    },
  ],
};

export default config;
