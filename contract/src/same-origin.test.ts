import { expect, test } from '@jest/globals';
import { isForeignWrite } from './same-origin.ts';

test.each([
  [{ origin: 'https://evil.example' }, true],
  [{ origin: 'null' }, true],
  [{ 'sec-fetch-site': 'cross-site' }, true],
  [{ 'sec-fetch-site': 'same-site', origin: 'https://practice.example' }, true],
  [{ referer: 'https://evil.example/practice.example' }, true],
  [{ referer: 'no address' }, true],
  [{ origin: 'https://practice.example', 'sec-fetch-site': 'same-origin' }, false],
  [{ referer: 'https://practice.example/contact' }, false],
  [{}, false],
])('a write with %j is foreign: %s', (headers, isForeign) => {
  expect(isForeignWrite({ method: 'POST', headers }, 'https://practice.example')).toBe(isForeign);
  expect(isForeignWrite({ method: 'GET', headers }, 'https://practice.example')).toBe(false);
});
