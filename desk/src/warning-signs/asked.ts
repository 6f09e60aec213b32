import type { CareTopic } from '../care.ts';

/** Each line has a topic of its own, whose care text covers everything in the line. */
export const askedSigns: readonly { topic: CareTopic; line: string }[] = [
  {
    topic: 'side, face, speech or sight',
    line: 'Sudden numbness or weakness on one side, a drooping face, or trouble speaking or seeing',
  },
  { topic: 'chest or breath', line: 'Chest pain or pressure, or shortness of breath while resting' },
  {
    topic: 'bladder, bowel, groin or legs',
    line: 'New bladder or bowel trouble, numbness between the legs, or weakness in both legs',
  },
  {
    topic: 'weak, clumsy or unsteady',
    line: 'Weakness that’s growing, dropping things, or feeling unsteady on your feet',
  },
  { topic: 'fall or crash', line: 'A fall, crash or hit that started the pain' },
  {
    topic: 'fever, weight loss or cancer',
    line: 'Fever, weight loss without trying, or cancer now or in the past',
  },
  {
    topic: 'night pain or numbness',
    line: 'Pain that wakes you at night, or numbness that doesn’t go away',
  },
  { topic: 'self-harm', line: 'Thoughts of hurting yourself or of not wanting to live' },
];
