import type { Answers } from '../src/answers.ts';

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
