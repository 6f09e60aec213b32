import { expect, test } from '@jest/globals';
import { practiceDay } from '@practice/contract/format';
import { professionalMessages } from '@practice/contract/professional-assessments';
import { checkAssessment, fieldsOf } from './assessment-fields.ts';

const typed = { ...fieldsOf(undefined, 7), analysis: 'The seat is too low.' };

test('a new assessment is dated today and has no score until somebody chooses one', () => {
  expect(checkAssessment(typed).output).toMatchObject({
    userId: 7,
    assessmentDate: practiceDay(),
    analysis: 'The seat is too low.',
    workstationScore: null,
    posturalScore: null,
    followUpNeeded: false,
    ergonomicRisks: null,
    recommendations: null,
  });
  expect(checkAssessment({ ...typed, workstationScore: '0', posturalScore: '10' }).output).toMatchObject({
    workstationScore: 0,
    posturalScore: 10,
  });
});

test('the assessment form shows the errors of the contract', () => {
  const { errors } = checkAssessment({ ...fieldsOf(), assessmentDate: '2199-01-01' });
  expect(errors).toEqual([
    { path: 'userId', message: 'Please choose a client.' },
    { path: 'assessmentDate', message: professionalMessages.futureDate },
    { path: 'analysis', message: professionalMessages.overview },
  ]);
});
