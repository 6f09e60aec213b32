import { deskLimits, screenInches } from '../desk-check.ts';
import { type DeskFactorPart, type Factor, factorNames, factors } from '../factors.ts';
import { blocksIn, oneOf } from '../phrase-files.ts';
import { says, withoutPhrases } from './match.ts';
import { phrasesIn } from './words.ts';

export interface PartAsked {
  part: DeskFactorPart;
  only?: readonly Factor[];
}

const partPhrases: {
  parts: readonly DeskFactorPart[];
  only?: readonly Factor[];
  phrases: readonly string[];
}[] = [];
const parts = [...new Set(factorNames.map((factor) => factors[factor].part))];
const goals = new Map<DeskFactorPart, string>();

const { from, to } = deskLimits.back;
for (const { heading, value, lines, source } of blocksIn('chat/parts.txt')) {
  const last = partPhrases.at(-1);
  if (heading === 'Part')
    partPhrases.push({ parts: value.split(', ').map((part) => oneOf(parts, part, source)), phrases: [] });
  else if (heading === 'Only' && last) last.only = [oneOf(factorNames, value, source)];
  else if (heading === 'Phrases' && last) last.phrases = phrasesIn(lines);
  else if (heading === 'Goal') {
    const goal = lines.join(' ').replace('{screenInches}', screenInches);
    goals.set(oneOf(parts, value, source), goal.replace('{backDegrees}', `${from} to ${to} degrees`));
  } else throw new Error(`${source} is not understood: ${heading}: ${value}`);
}

export const goalOf = (part: DeskFactorPart) => goals.get(part) ?? '';

/** At most three parts that a question is about. Words that were found for one entry are not searched for in later ones. */
export function partsIn(asked: string): PartAsked[] {
  let rest = asked;
  const found: PartAsked[] = [];
  for (const { parts, only, phrases } of partPhrases) {
    if (!says(rest, phrases)) continue;
    rest = withoutPhrases(rest, phrases);
    for (const part of parts)
      if (!found.some((each) => each.part === part)) found.push({ part, ...(only && { only }) });
  }
  return found.slice(0, 3);
}
