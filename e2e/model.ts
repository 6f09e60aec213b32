import { type Model, reads, startModel } from '@practice/sandbox/model';
import { test as base, expect } from './product.ts';

/** As in `product.ts`, with the language model that reads: each journey says what it answers. For tests tagged `@model`. */
export const test = base.extend<object, { model: Model }>({
  model: [
    async ({}, use) => {
      const model = await startModel({ port: Number(process.env.MODEL_PORT) });
      await use(model);
      await model.close();
    },
    { scope: 'worker' },
  ],
});

export const defaultReading = reads(
  { laptop: 'flat', neck: 'bent forward', glare: 'glare', breaks: 'rarer' },
  'Your laptop pulls your head down, and that is where the stiff neck begins.',
);

export { expect };
