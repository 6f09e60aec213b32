import { describe, expect, test } from '@jest/globals';
import * as v from 'valibot';
import { fieldErrors } from './check.ts';
import { heightMessages } from './height.ts';
import { assessmentForm, assessmentInput, questions } from './questionnaire.ts';

const nothing = { heightFeet: '', heightInches: '', heightCentimeters: '' };
const answers = Object.fromEntries(questions.map(({ name, examples }) => [name, examples[0]]));
const sent = (height: Partial<typeof nothing>) =>
  v.safeParse(assessmentForm, { ...answers, ...nothing, ...height });

describe('a height in separate fields', () => {
  test.each([
    [{}, undefined],
    [{ heightFeet: '5', heightInches: '7' }, '5 ft 7 in'],
    [{ heightFeet: '5', heightInches: '7,5' }, '5 ft 7.5 in'],
    [{ heightCentimeters: '170' }, '170 cm'],
  ])('%j is sent as %s, which the API takes', (height, text) => {
    const { output, success } = sent(height);
    expect(success && output.userHeight).toBe(text);
    expect(v.is(assessmentInput, { ...answers, userHeight: text })).toBe(true);
  });

  test.each([
    [{ heightFeet: '8' }, 'heightFeet', heightMessages.feet],
    [{ heightInches: '7' }, 'heightFeet', heightMessages.feetMissing],
    [{ heightFeet: '5', heightInches: '12' }, 'heightInches', heightMessages.inches],
    [{ heightCentimeters: '17' }, 'heightCentimeters', heightMessages.centimeters],
    [{ heightCentimeters: '251' }, 'heightCentimeters', heightMessages.centimeters],
  ])('%j is refused at %s', (height, path, message) => {
    const { issues } = sent(height);
    expect(fieldErrors(issues ?? [])).toEqual([{ path, message }]);
  });
});
