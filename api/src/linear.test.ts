import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from '@jest/globals';
import { forgotPasswordInput, personName } from '@practice/contract/auth';
import { consultationRequestInput } from '@practice/contract/consultation-requests';
import { readableEmail } from '@practice/contract/readable-email';
import { slugOf } from '@practice/contract/slug';
import { isolated, visibleLength, withoutInvisible } from '@practice/contract/text';
import { isWebAddress } from '@practice/contract/web-address';
import { type Answers, answerNames } from '@practice/desk/answers';
import { budgetIn, wishesIn } from '@practice/desk/budget-and-wishes';
import { painsIn } from '@practice/desk/fixes';
import { heightInCm } from '@practice/desk/height';
import { jsonIn, spokenOf } from '@practice/desk/model/spoken';
import { wholeQuoteOf } from '@practice/desk/quote';
import { withoutIn } from '@practice/desk/without';
import * as v from 'valibot';
import { consultationReceived } from './consultation-requests/emails/consultation-received.ts';
import { errorIn } from './http/clean-input.ts';
import { networkOf } from './http/rate-limits.ts';
import { orPhone } from './lists/conditions.ts';
import { csvFile } from './lists/csv.ts';
import type { Service } from './services/service.entity.ts';
import { safeLabel } from './uploads/names.ts';

const answersOf = (text: string) => Object.fromEntries(answerNames.map((name) => [name, text])) as Answers;

const readers: Record<string, (text: string) => unknown> = {
  'an email address': (email) => v.safeParse(forgotPasswordInput, { email }),
  'a request': (text) =>
    v.safeParse(consultationRequestInput, {
      ...{ fullName: text, companyName: text, email: text, phone: text, service: 'not-sure', message: text },
    }),
  'a readable email address': readableEmail,
  'a phone in a search': (text) => orPhone('phone', () => ({ sql: 'false' }))(text, 'q'),
  'a name without what is invisible': withoutInvisible,
  'a name in a list': isolated,
  'a name’s length': visibleLength,
  'a name in a greeting': (firstName) => personName({ firstName, lastName: firstName, username: '' }),
  'a slug': slugOf,
  'a web address': isWebAddress,
  'a height': heightInCm,
  'a budget': (text) => budgetIn(answersOf(text)),
  'a wish': wishesIn,
  'a discomfort': painsIn,
  'what someone cannot do': (text) => withoutIn(answersOf(text), {}),
  'a quote': wholeQuoteOf,
  'JSON of a model': jsonIn,
  'a streamed answer': async (text) => {
    const pieces = async function* () {
      for (let at = 0; at < text.length; at += 500) yield text.slice(at, at + 500);
    };
    try {
      for await (const _ of spokenOf(pieces()));
    } catch {
      // It was thinking alone.
    }
  },
  'input that is not clean': errorIn,
  'an address behind a proxy': networkOf,
  'a cell of a CSV file': (text) => {
    const rows = async function* () {
      yield [{ text }];
    };
    const list = { definition: { name: 'x' } };
    return buffer(csvFile(list, { text: (row: { text: string }) => row.text }, rows()).getStream());
  },
  'the name of a file': safeLabel,
  'an email': (fullName) => consultationReceived({ fullName }, { title: 'Not Sure Yet' } as Service),
};

const pieces = [
  ...`a \n . - ' " < [ \` * _ | & @ $ 0 , \\ # ~ ( <!-- ]( ![ **a &# a@ a. <think> </ { :: 1, \u200B א! e\u0301 \u202E`.split(
    ' ',
  ),
  ...[' ', '> ', '- ', '1. ', '+1 ', 'http://a ', '"a" ', 'no ', 'not ', 'budget ', 'my hand ', 'can’t see '],
];

async function cpuOf(task: () => unknown, times = 3): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let count = 0; count < times; count += 1) {
    const before = process.threadCpuUsage();
    await task();
    const { user, system } = process.threadCpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

describe('eight times the text costs about eight times the time', () => {
  test.each(Object.entries(readers))('of %s', async (_, read) => {
    const slow: string[] = [];
    for (const piece of pieces) {
      const text = (length: number) => piece.repeat(length / piece.length);
      const [shortText, longText] = [text(1_500), text(12_000)];
      const most = 12 * (await cpuOf(() => read(shortText))) + 60;
      let long = await cpuOf(() => read(longText));
      // On a busy machine, the least of a few runs may still be too much.
      if (long > most) long = await cpuOf(() => read(longText), 20);
      if (long > most) slow.push(`${JSON.stringify(piece)}: ${long} ms, at most ${most}`);
    }
    expect(slow).toEqual([]);
  });
});
