const centimeters: Record<string, number> = {
  inches: 2.54,
  centimeters: 1,
  feet: 30.48,
  yards: 91.44,
  meters: 100,
};
const minutes: Record<string, number> = { minutes: 1, hours: 60 };

const units = new Set(['in', ...Object.keys(centimeters), ...Object.keys(minutes)]);

/** "45", "8.5", and "4_5" for "4-5". */
const number = /^(\.\d+|\d+(?:\.\d+)?)(?:_(\d*\.?\d+))?$/;
const vague: Record<string, number> = { a: 1, an: 1, one: 1, couple: 2, few: 3, half: 0.5, quarter: 0.25 };

export function numberOf(word: string | undefined): number | undefined {
  const [, from, to] = number.exec(word ?? '') ?? [];
  if (from === undefined) return undefined;
  return to === undefined ? Number(from) : (Number(from) + Number(to)) / 2;
}

/** Writes lengths in whole centimeters and times in whole minutes, each as one word: "2 feet" as "61cm", "half an hour" as "30min". */
export function withQuantities(words: readonly string[]): readonly string[] {
  if (!words.some((word) => units.has(word))) return words;
  const found: string[] = [];
  for (let at = 0; at < words.length; ) {
    const quantity = quantityAt(words, at);
    if (quantity) {
      found.push(...quantity.word.split(' '));
      at += quantity.length;
    } else {
      found.push(words[at] ?? '');
      at++;
    }
  }
  return found;
}

/** Words that tell that the "in" of "10 in" means inches. */
const behindInches = /^(?:away|from|off|below|above|under|over|lower|higher|back|behind|screen)$/;

interface Quantity {
  word: string;
  length: number;
}

function quantityAt(words: readonly string[], at: number): Quantity | undefined {
  const first = words[at] ?? '';
  let end = at + 1;
  let value = numberOf(first);
  if (value === undefined) {
    // "Every hour" keeps its first word, and "hour" alone says nothing.
    const andAHalf = words.slice(end + 1, end + 4).join(' ') === 'and a half';
    if (first === 'every' && words[end] === 'hours' && andAHalf) return { word: 'every 90min', length: 5 };
    if (minutes[words[end] ?? ''] && /^(?:every|each|per|the)$/.test(first)) {
      return first === 'the' ? undefined : { word: 'every 60min', length: 2 };
    }
    value = vague[first];
    if (value === undefined) return undefined;
    if (first === 'a' && (words[end] === 'couple' || words[end] === 'few')) {
      value = vague[words[end] ?? ''] ?? value;
      end++;
    }
    while (
      /^(?:of|full|whole|solid|good|entire|single)$/.test(words[end] ?? '') ||
      (first === 'half' && /^an?$/.test(words[end] ?? ''))
    )
      end++;
  } else {
    const joined = /^(?:to|or|and)$/.test(words[end] ?? '') ? numberOf(words[end + 1]) : undefined;
    if (joined !== undefined && joined > value) {
      value = (value + joined) / 2;
      end += 2;
    }
    if (words[end] === 'and' && words[end + 1] === 'a' && words[end + 2] === 'half') {
      value += 0.5;
      end += 3;
    }
    while (/^(?:ish|odd|plus|or|so|full|solid|good|half)$/.test(words[end] ?? '') && end < at + 5) {
      if (words[end] === 'half') value *= 0.5;
      end++;
    }
  }
  return withUnit(words, at, end, value);
}

function withUnit(words: readonly string[], at: number, end: number, value: number): Quantity | undefined {
  const typed = words[end] ?? '';
  const unit = typed === 'in' && behindInches.test(words[end + 1] ?? '') ? 'inches' : typed;
  const length = centimeters[unit];
  const time = minutes[unit];
  if (length === undefined && time === undefined) return undefined;
  // "A foot rests" and "my two feet" are no lengths.
  if (unit === 'feet' && (vague[words[at] ?? ''] ?? 1) >= 1 && numberOf(words[at]) === undefined) {
    if (!/^(?:away|from|off|and|in|or|back)$/.test(words[end + 1] ?? '')) return undefined;
  }
  let taken = end + 1;
  let amount = value;
  if (words[taken] === 'and' && words[taken + 1] === 'a' && words[taken + 2] === 'half') {
    amount += 0.5;
    taken += 3;
  }
  if (length === undefined) return { word: `${Math.round(amount * (time ?? 0))}min`, length: taken - at };
  let size = amount * length;
  const more = numberOf(words[taken]);
  if (unit === 'feet' && more !== undefined && /^(?:inches|tall)$/.test(words[taken + 1] ?? '')) {
    size += more * 2.54;
    taken += words[taken + 1] === 'inches' ? 2 : 1;
  }
  return { word: `${Math.round(size)}cm`, length: taken - at };
}
