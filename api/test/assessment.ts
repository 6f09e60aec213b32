import type { NewProfessionalInput } from '@practice/contract/professional-assessments';
import type { Answers } from '@practice/desk/answers';
import { kitchenTable } from '@practice/desk/test/kitchen-table';

export function anAssessment(over: Partial<Answers> & { userHeight?: string } = {}) {
  return { ...kitchenTable, ...over };
}

export function aProfessionalAssessment(
  userId: number,
  over: Partial<NewProfessionalInput> = {},
): NewProfessionalInput {
  return {
    userId,
    assessmentDate: '2026-03-05',
    workstationScore: 7,
    posturalScore: null,
    analysis: 'We set up the new chair together. Seat and screen fit now.',
    ergonomicRisks: 'The right arm reaches for the mouse all day.\nCalls are long.',
    recommendations: 'Bring the mouse right beside the keyboard.',
    followUpNeeded: true,
    ...over,
  };
}
