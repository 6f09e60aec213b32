/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { practice } from '@practice/contract/practice';
import { deskFor, fitting, startingDesk } from './desks.ts';
import { drawingFile, offerPicture, pictureWords } from './picture.ts';

afterEach(() => {
  jest.restoreAllMocks();
});

test('the desk check’s picture says what was found, what to change, and where it is from', () => {
  const { count, start, findings, from, invitation } = pictureWords(startingDesk, ['phone']);
  expect(`${count} ${start}`).toBe('3 of 6 parts fit. Start with the screen height.');
  expect(findings).toHaveLength(7);
  expect(findings[0]).toEqual({ fits: true, title: 'Seat height: 17.5 in. (44 cm), fits', advice: '' });
  expect(findings[4]).toEqual({
    fits: false,
    title: 'Screen height: 37 in. (94 cm), too low',
    advice: 'Raise the screen on a stand or a stack of books. With a laptop, add a keyboard and a mouse.',
  });
  expect(findings[6]).toEqual({
    fits: false,
    title: 'I hold the phone between my ear and shoulder',
    advice: 'Use a headset or the speaker so your head stays upright.',
  });
  expect(from).toContain(practice.name);
  expect(from).toContain(practice.address.street);
  expect(invitation).toContain(location.host);
});

test('the desk check’s picture does not reveal how tall the visitor is', () => {
  expect(JSON.stringify(pictureWords(deskFor(183, fitting), []))).not.toMatch(/183|6 ft/);
});

test('the desk check’s drawing file has colors instead of tokens, and no labels or external references', () => {
  document.body.innerHTML = `
    <svg class="desk-drawing" viewBox="0 74 660 542"><title>A person</title>
      <path fill="var(--drawing-paper)" d="M0 0H9" marker-end="url(#joint)" />
      <g class="labels"><text>95°</text></g><g class="handles"><circle r="9" /></g></svg>`;
  const style = { getPropertyValue: (name: string) => (name === 'fill' ? 'rgb(1, 2, 3)' : 'none') };
  jest.spyOn(window, 'getComputedStyle').mockReturnValue(style as unknown as CSSStyleDeclaration);
  const file = drawingFile(document.querySelector('svg') as SVGElement);
  expect(file).toContain('fill="rgb(1, 2, 3)"');
  expect(file).toContain('xmlns="http://www.w3.org/2000/svg"');
  expect(file).not.toMatch(/var\(|href|url\((?!#)|95°|circle|<title/);
  expect(new DOMParser().parseFromString(file, 'image/svg+xml').querySelector('parsererror')).toBeNull();
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
