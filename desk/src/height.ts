export const heightBounds = { from: 90, to: 250 };

/** Reads 5'7", 5 ft 7 in, 5 feet, 67 in, 170 cm, 1.70 m and 170; undefined if no one is that tall. */
export function heightInCm(text: string): number | undefined {
  const typed = text
    .trim()
    .toLowerCase()
    .replace(/[’′]/g, "'")
    .replace(/[”″]|''/g, '"');
  const feet = /^(\d)\s*(?:'|ft\.?|feet|foot)\s*(?:(\d{1,2}(?:\.\d+)?)\s*(?:"|in\.?|inch(?:es)?)?)?$/.exec(
    typed,
  );
  const inches = /^(\d{2}(?:\.\d+)?)\s*(?:"|in\.?|inch(?:es)?)$/.exec(typed);
  const meters = /^([12](?:[.,]\d{1,2})?)\s*m$/.exec(typed);
  const centimeters = /^(\d{2,3}(?:[.,]\d)?)\s*(?:cm)?$/.exec(typed);
  const number = (match: string | undefined) => Number((match ?? '0').replace(',', '.'));
  let cm = Number.NaN;
  if (feet) cm = (number(feet[1]) * 12 + number(feet[2])) * 2.54;
  else if (inches) cm = number(inches[1]) * 2.54;
  else if (meters) cm = number(meters[1]) * 100;
  else if (centimeters) cm = number(centimeters[1]);
  return cm >= heightBounds.from && cm <= heightBounds.to ? Math.round(cm) : undefined;
}

export function heightSaid(question: string): string | undefined {
  const typed = question.replace(/[’′]/g, "'").replace(/[”″]/g, '"');
  const said =
    /\b\d ?(?:'|ft\b\.?|feet|foot) ?(?:\d{1,2}(?: ?(?:"|in\b\.?|inch(?:es)?))?)?|\b\d{3} ?cm\b|\b[12][.,]\d{1,2} ?m\b/i;
  const [height] = said.exec(typed) ?? [];
  return height !== undefined && heightInCm(height) !== undefined ? height.trim() : undefined;
}

/** In cm above the floor, from bone lengths as shares of stature (Drillis and Contini, 1966). */
export const heightsAt170 = { seat: 44, keyboard: 62, screen: 122 } as const;
export type FittingHeight = keyof typeof heightsAt170;

/** In centimeters. */
export const statures = { from: 150, to: 190 } as const;

/** In cm; undefined for an unsupported stature. */
export function fittingHeight(of: FittingHeight, stature: number | undefined): number | undefined {
  return stature === undefined || stature < statures.from || stature > statures.to
    ? undefined
    : Math.round((heightsAt170[of] * stature) / 170);
}

/** Inches alone say nothing, since screens are measured in them. */
export const isMetric = (text: string) =>
  /(?:\d|\bin) ?(?:cm|m|met(?:er|re)s?|centimet(?:er|re)s?)\b/i.test(text) &&
  !/\d ?(?:['’′]|ft\b|feet\b|foot\b)/i.test(text);

/** Puts metric first if `metric`: "40 to 75 cm (16 to 30 inches)". */
export function inTheirUnits(text: string, metric: boolean): string {
  const both = /(\d[\d.]*(?: to \d+)? (?:in\.|inches|feet)|a foot) \((\d[\d.]*(?: to \d+)? (?:cm|m))\)/g;
  return metric ? text.replace(both, '$2 ($1)') : text;
}
