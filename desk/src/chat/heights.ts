import { fittingHeight, heightInCm, heightSaid } from '../height.ts';
import type { Known } from '../reading.ts';

/** Empty for a height that the desk check does not support. */
export function heights({ userHeight }: Known, question: string): string {
  const height = heightSaid(question) ?? userHeight;
  if (height === null)
    return 'For numbers to start with, tell me how tall you are, such as “5 ft 7 in” or “170 cm.”';
  const [seat, keyboard, screen] = (['seat', 'keyboard', 'screen'] as const)
    .map((of) => fittingHeight(of, heightInCm(height)))
    .map((cm) => cm && `${Math.round(cm / 2.54)} in. (${cm} cm)`);
  if (!seat) return '';
  return `At ${height}, with average proportions, start with the seat about ${seat} above the floor, the keyboard at ${keyboard}, and the top of the screen at ${screen}. Those are the heights of our desk check. Then let your body decide:`;
}
