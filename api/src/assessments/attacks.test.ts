import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { answerMax, questionMax } from '@practice/contract/questionnaire';
import type { Answers } from '@practice/desk/answers';
import { readAnswers } from '@practice/desk/reader/read-answers';
import { score } from '@practice/desk/scoring';
import { kitchenTable } from '@practice/desk/test/kitchen-table';
import { samplePractice } from '@practice/desk/test/sample-practice';
import { reads, startModel, streams } from '@practice/sandbox/model';
import { ModelAssessor } from '../assistant/model-assessor.ts';

interface Attack {
  field: 'workstationSetup' | 'question';
  text: string;
  repeat?: number;
  says?: string;
}

const { attacks }: { attacks: readonly Attack[] } = JSON.parse(
  readFileSync(new URL('../../../desk/examples/attacks.json', import.meta.url), 'utf8'),
);
const textOf = ({ text, repeat = 1 }: Attack) => text.repeat(repeat);

const scoresOf = (added: string) => {
  const workstationSetup = `${kitchenTable.workstationSetup} ${added}`.slice(0, answerMax);
  const { findings, setting } = readAnswers({ ...kitchenTable, workstationSetup });
  const { workstationScore, posturalScore } = score(findings, setting);
  return { workstationScore, posturalScore };
};

describe('a prompt injection in an answer', () => {
  test.each(attacks.map((attack) => [textOf(attack).slice(0, 60), attack] as const))(
    'changes no score: %s',
    (_, attack) => {
      // Beside what the person says of the desk, which still counts.
      expect(scoresOf(textOf(attack))).toEqual(scoresOf(attack.says ?? ''));
    },
  );
});

test('a model receives each prompt injection as one string of data', async () => {
  const model = await startModel();
  const builtIn = { read: async (answers: Answers) => readAnswers(answers) };
  const assessor = new ModelAssessor({ apiKey: '', model: 'scripted', baseUrl: model.baseUrl, builtIn });
  const scoring = score(readAnswers(kitchenTable).findings);
  try {
    for (const attack of attacks) {
      const text = textOf(attack).slice(0, attack.field === 'question' ? questionMax : answerMax);
      const answers = { ...kitchenTable, workstationSetup: text };
      model.script(reads(), streams(['Raise the screen.']));
      await assessor.read(answers);
      const messages = [{ role: 'user', content: text }] as const;
      const conversation = {
        answers,
        userHeight: null,
        scoring,
        fixes: [],
        messages,
        practice: samplePractice,
      };
      for await (const _ of assessor.answer(conversation, text, new AbortController().signal));
      for (const { messages } of model.asked) {
        const [instructions, ...typed] = messages;
        expect(instructions?.content).not.toContain(text);
        expect(typed.map(({ role }) => role)).not.toContain('system');
        for (const { content } of typed) {
          expect(content).not.toContain('<');
          const data = JSON.parse(content);
          expect(Object.values({ ...data.answers, question: data.question })).toContain(text);
        }
      }
    }
  } finally {
    await model.close();
  }
});
