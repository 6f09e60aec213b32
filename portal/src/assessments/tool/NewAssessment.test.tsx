/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals';
import { questions } from '@practice/contract/questionnaire';
import { assessments } from '@practice/contract/routes';
import { act } from 'react';
import { draw, shows } from '../../test/draw.tsx';
import { NewAssessment } from './NewAssessment.tsx';

beforeEach(() => {
  sessionStorage.clear();
  const watched = { addEventListener() {}, removeEventListener() {} };
  window.matchMedia = () => ({ ...watched, matches: true }) as unknown as MediaQueryList;
});

const isFor = (address: string, { path }: { path: string }) => address === `/api${path}`;
const open = (tool: unknown, onSend = () => {}) =>
  draw(<NewAssessment userId={7} onDone={() => {}} />, (address) => {
    if (isFor(address, assessments.perform)) onSend();
    return isFor(address, assessments.tool) ? tool : [];
  });
const press = (text: string) =>
  act(async () =>
    [...document.querySelectorAll('button')].find((each) => each.textContent === text)?.click(),
  );

test('answers submitted while the consent is loading are sent once it is loaded', async () => {
  let load = (_: object) => {};
  let sent = 0;
  await open(new Promise((done) => (load = done)), () => sent++);
  for (const { examples } of questions) await press(examples[0] ?? '');
  await press('Perform AI Assessment');
  expect(sent).toBe(0);
  expect(shows('We’re reading your answers.')).toBe(false);
  await act(async () => load({ readBy: 'built-in', disclaimerAcceptedAt: '2026-11-02T15:00:00.000Z' }));
  expect(sent).toBe(1);
});

test('taps about a discomfort stay in the draft, and another tap takes them back', async () => {
  const tool = { readBy: 'built-in', disclaimerAcceptedAt: null };
  await open(tool);
  const pressed = () =>
    [...document.querySelectorAll('.option-group [aria-pressed="true"]')].map((each) => each.textContent);
  for (const answer of ['7', 'Months', 'Nothing', 'Sleep', 'I take pills for it']) await press(answer);
  await open(tool);
  expect(pressed()).toEqual(['7', 'Months', 'Sleep', 'I take pills for it']);
  await press('7');
  await press('Nothing');
  expect(pressed()).toEqual(['Months', 'Nothing']);
});
