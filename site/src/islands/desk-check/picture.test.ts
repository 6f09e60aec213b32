/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { deskFor, fitting } from './desks.ts';
import { pictureWords } from './picture.ts';

test('the desk check’s picture does not reveal how tall the visitor is', () => {
  expect(JSON.stringify(pictureWords(deskFor(183, fitting), []))).not.toMatch(/183|6 ft/);
});
