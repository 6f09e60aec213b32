/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals';
import { fetchLater } from './later.ts';

let seen: (() => void)[] = [];
const fetched = () => [...document.querySelectorAll('script')].map((script) => script.getAttribute('src'));

beforeEach(() => {
  seen = [];
  sessionStorage.clear();
  delete document.documentElement.dataset.session;
  document.body.innerHTML = `
    <template data-later="carried"><script type="module" src="/carried.js"></script></template>
    <div><template data-later="near"> <script type="module" src="/near.js"></script> </template></div>`;
  class Observer {
    private readonly report: (entries: unknown[], observer: Observer) => void;
    constructor(report: (entries: unknown[], observer: Observer) => void) {
      this.report = report;
    }
    observe() {
      seen.push(() => this.report([{ isIntersecting: true }], this));
    }
    disconnect() {
      seen = [];
    }
  }
  Object.assign(globalThis, { IntersectionObserver: Observer });
});

test('a visitor who has just come is sent nothing', () => {
  fetchLater();
  expect(fetched()).toEqual([]);
});

test('a session, or something put away by the page before, fetches what deals with it', () => {
  document.documentElement.dataset.session = 'client';
  fetchLater();
  expect(fetched()).toEqual(['/carried.js']);
});

test('what is near is fetched once it comes into sight', () => {
  fetchLater();
  for (const come of seen) come();
  expect(fetched()).toEqual(['/near.js']);
});

test('a script that did not come is asked for again at the next touch', () => {
  fetchLater();
  for (const come of seen) come();
  document.querySelector('script')?.dispatchEvent(new Event('error'));
  document.querySelector('div')?.dispatchEvent(new Event('pointerover'));
  expect(fetched()).toEqual(['/near.js', '/near.js']);
});
