import type { NewProfessionalInput } from '@practice/contract/professional-assessments';
import type { Answers } from '@practice/desk/answers';

export const kitchenTable: Answers = {
  primaryRole: 'Bookkeeper, mostly spreadsheets and email',
  workstationSetup: 'Laptop flat on the kitchen table. Kitchen chair without armrests.',
  hoursSpent: 'About 8 hours a day',
  discomfortDescription: 'My neck is stiff by noon and my lower back aches in the evening.',
  breaksRoutine: 'I get up for lunch only.',
  ergonomicEquipment: 'No external keyboard or mouse, no headset.',
  workspaceLighting: 'There is glare on the screen in the afternoon.',
  postureSupport: 'I lean forward toward the screen and my feet don’t reach the floor.',
  difficultTasks: 'Long spreadsheets',
  desiredImprovements: 'Less neck pain',
};

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
