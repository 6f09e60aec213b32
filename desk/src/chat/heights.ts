import { type FittingHeight, fittingHeight, heightInCm, heightSaid } from '../height.ts';
import type { Known } from '../reading.ts';

const byTheBody =
  'Sit back with both feet flat and your shoulders loose, and bend your elbows at about a right angle: the keyboard goes where your hands are, and the top of the screen at eye level or a little below.';

const where =
  'If the desk can’t be lowered, raise the seat and put a box under your feet. If it’s too low, put solid blocks under its legs. For standing, set it at elbow height in your shoes.';

export function heights({ userHeight }: Known, question: string): string {
  const height = heightSaid(question) ?? userHeight ?? undefined;
  const cm = height === undefined ? undefined : heightInCm(height);
  if (/\bhow tall am i\b|\bwhat(?:’s|'s| is|s) my height\b/i.test(question)) {
    return height === undefined
      ? 'You didn’t tell us your height. If you’d like advice that uses it, just write it here, such as “I’m 5 ft 7 in. How high should my desk be?”'
      : `You told us you’re ${height} tall.`;
  }
  if (cm === undefined)
    return `${byTheBody} ${where} For numbers to start with, tell me how tall you are, such as “5 ft 7 in” or “170 cm.”`;
  const inches = (of: FittingHeight) => {
    const centimeters = fittingHeight(of, cm);
    return centimeters === undefined
      ? undefined
      : `${Math.round(centimeters / 2.54)} in. (${centimeters} cm)`;
  };
  const [seat, keyboard, screen] = [inches('seat'), inches('keyboard'), inches('screen')];
  if (!seat) return `${byTheBody} ${where}`;
  return `At ${height}, with average proportions, start with the seat about ${seat} above the floor, the keyboard at ${keyboard}, and the top of the screen at ${screen}. Those are the heights of our desk check. Then let your body decide: ${byTheBody.charAt(0).toLowerCase()}${byTheBody.slice(1)} ${where}`;
}
