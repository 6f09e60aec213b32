import { heightInCm, heightSaid, heightsAt170, statures } from '../height.ts';
import type { Known } from '../reading.ts';

/** Beyond the statures of the desk check, heights are rough, and far beyond these there are none. */
const [least, most] = [140, 210];
/** Of the elbow of whoever stands, as a share of the stature (Drillis and Contini). */
const standingElbow = 0.63;

export function heights({ userHeight }: Known, question: string): string {
  const height = heightSaid(question) ?? userHeight;
  if (height === null)
    return 'For numbers to start with, tell me how tall you are, such as “5 ft 7 in” or “170 cm.”';
  const stature = heightInCm(height) ?? 0;
  if (stature < least || stature > most) return '';
  const { seat, keyboard, screen } = heightsAt170;
  const [atSeat, atKeyboard, atScreen, standing] = [seat / 170, keyboard / 170, screen / 170, standingElbow]
    .map((share) => share * stature)
    .map((cm) => `${Math.round(cm / 2.54)} in. (${Math.round(cm)} cm)`);
  const isRough = stature < statures.from || stature > statures.to;
  return `At ${height}, with average proportions, start with the seat about ${atSeat} above the floor, the keyboard at ${atKeyboard}, and the top of the screen at ${atScreen}. Standing, start with the keyboard at about ${standing}, plus the soles of your shoes. ${isRough ? 'Few desks are made for your height, so these are rough' : 'Those are the heights of our desk check'}. Then let your body decide:`;
}
