import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** `npm run bench`: how pages are painted. One at a time, on a machine that has nothing else to do. */
export default defineConfig({
  ...journeys,
  testDir: './bench',
  outputDir: './test-results/bench',
  workers: 1,
  timeout: 300_000,
  // Through nginx where there is one; the one with a language model sends no pages of its own.
  projects: journeys.projects?.filter(({ name }) => name !== 'model').slice(0, 1) ?? [],
});
