import { expect, test } from '@jest/globals';
import { type Answers, answerNames } from './answers.ts';
import type { Findings } from './factors.ts';
import { followUpNeeded, type InPain } from './follow-up-needed.ts';
import { score } from './scoring.ts';
import type { Setting } from './setting.ts';

const nothing = Object.fromEntries(answerNames.map((name) => [name, 'Nothing to say'])) as Answers;
const good: Findings = { glare: 'no glare', light: 'good', breaks: 'at least hourly', mouseReach: 'close' };
const oneFault: Findings = { ...good, handsFree: 'missing' };

interface Desk extends Partial<Omit<InPain, 'answers'>> {
  findings?: Findings;
  setting?: Setting;
  answers?: Partial<Answers>;
  hurt?: string;
}

function isNeeded({
  findings = oneFault,
  setting = {},
  answers,
  hurt = 'Nothing',
  ...person
}: Desk): boolean {
  return followUpNeeded(score(findings, setting), {
    discomfort: null,
    redFlags: [],
    at: new Date('2026-11-29'),
    ...person,
    answers: { ...nothing, discomfortDescription: hurt, ...answers },
  });
}

test.each<[string, Desk]>([
  ['a score below 5', { findings: { glare: 'glare', trunk: 'slumped' } }],
  ['pain of 6 of 10', { findings: good, hurt: 'My neck, 6/10' }],
  ['pain of 6 of 10, tapped', { findings: good, hurt: 'My neck', discomfort: { strength: 6 } }],
  ['pain that keeps from sleep', { findings: good, hurt: 'My neck hurts so that I can’t sleep' }],
  ['pain that needs pills', { findings: good, hurt: 'My neck', discomfort: { stops: ['takes pills'] } }],
  ['pain for months, and something unsuitable', { hurt: 'My neck hurts, for three months now' }],
  ['pain in pregnancy', { hurt: 'My back aches. I am 20 weeks pregnant.' }],
  ['a child’s pain', { hurt: 'Her neck', answers: { primaryRole: 'My 8-year-old does homework here' } }],
  ['pain in a wheelchair', { hurt: 'My shoulders', setting: { seat: 'wheelchair' } }],
  ['pain with one hand', { hurt: 'My wrist', setting: { without: ['hands'] } }],
  [
    'pain with low vision',
    { hurt: 'My neck', findings: { ...oneFault, armrests: 'none' }, setting: { without: ['sight'] } },
  ],
  ['a doctor’s sign', { findings: good, redFlags: [{ kind: 'soon', topic: 'lump', said: 'a lump' }] }],
] as [string, Desk][])('%s needs a follow-up', (_, desk) => {
  expect(isNeeded(desk)).toBe(true);
});

test.each<[string, Desk]>([
  ['no pain', {}],
  ['mild pain of today', { hurt: 'My neck is a bit stiff today' }],
  ['pain for months at a desk where all suits', { findings: good, hurt: 'My neck, for three months' }],
  ['pregnancy without pain', { answers: { primaryRole: 'I’m pregnant and do the books' } }],
  ['a fourth grade’s teacher', { hurt: 'My feet', answers: { primaryRole: 'Fourth grade teacher' } }],
  ['a past pregnancy', { hurt: 'My feet', answers: { difficultTasks: 'Calls. I was pregnant in 2019.' } }],
  ['pain that stops nothing', { hurt: 'My neck', discomfort: { strength: 5, stops: ['nothing'] } }],
  ['what is no clear sign', { redFlags: [{ kind: 'unclear', topic: 'something new', said: 'odd' }] }],
] as [string, Desk][])('%s needs none', (_, desk) => {
  expect(isNeeded(desk)).toBe(false);
});
