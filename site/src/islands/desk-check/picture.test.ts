/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { deskFor, fitting, startingDesk } from './desks.ts';
import { offerPicture, pictureWords } from './picture.ts';

afterEach(() => {
  jest.restoreAllMocks();
});

test('the desk check’s picture does not reveal how tall the visitor is', () => {
  expect(JSON.stringify(pictureWords(deskFor(183, fitting), []))).not.toMatch(/183|6 ft/);
});

test('a browser that cannot draw the picture shows what to do instead', async () => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  document.body.innerHTML =
    '<div><button data-picture="save"></button><button data-picture="share"></button><p data-picture-status></p></div>';
  offerPicture(document.querySelector('div') as HTMLElement, () => startingDesk);
  document.querySelector('button')?.click();
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.body.textContent).toBe(
    'This browser can’t make the picture. Please take a screenshot instead.',
  );
});
