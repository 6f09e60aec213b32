import * as v from 'valibot';

/** As it stands above the fields, and in a report. */
export const heightLabel = 'Your height';

/** The units in which a height can be typed, the usual one here first. */
export const heightUnits = [
  { value: 'feet', label: 'Feet and inches' },
  { value: 'centimeters', label: 'Centimeters' },
] as const;
export type HeightUnit = (typeof heightUnits)[number]['value'];

export const heightMessages = {
  feet: 'Feet must be a whole number from 3 to 7.',
  feetMissing: 'Please add the feet, too.',
  inches: 'Inches must be less than 12.',
  centimeters: 'Centimeters must be a number from 90 to 250.',
  text: 'Please enter a height such as 5 ft 7 in or 170 cm, or leave it empty.',
} as const;

const bounds = { from: 90, to: 250 };

/** A height as it is typed; empty where nothing is. */
export interface TypedHeight {
  heightFeet: string;
  heightInches: string;
  heightCentimeters: string;
}

/** The fields of a height, each with its range. All may stay empty. */
export const heightFields = {
  heightFeet: numberOrNothing(
    (feet) => Number.isInteger(feet) && feet >= 3 && feet <= 7,
    heightMessages.feet,
  ),
  heightInches: numberOrNothing((inches) => inches < 12, heightMessages.inches),
  heightCentimeters: numberOrNothing(
    (cm) => cm >= bounds.from && cm <= bounds.to,
    heightMessages.centimeters,
  ),
};

/** Inches alone are no height. */
export function hasFeet({ heightFeet, heightInches }: Pick<TypedHeight, 'heightFeet' | 'heightInches'>) {
  return heightFeet !== '' || heightInches === '';
}

/** As the API takes it: '5 ft 7 in' or '170 cm'; undefined where nothing is typed. */
export function heightText({ heightFeet, heightInches, heightCentimeters }: TypedHeight): string | undefined {
  if (heightCentimeters !== '') return `${heightCentimeters.replace(',', '.')} cm`;
  if (heightFeet === '') return undefined;
  return `${heightFeet} ft ${heightInches === '' ? 0 : heightInches.replace(',', '.')} in`;
}

/** The same height in another unit; nothing where what is typed is none. */
export function heightIn(unit: HeightUnit, typed: TypedHeight): TypedHeight {
  const cm = heightInCm(heightText(typed) ?? '');
  const empty = { heightFeet: '', heightInches: '', heightCentimeters: '' };
  if (cm === undefined) return empty;
  if (unit === 'centimeters') return { ...empty, heightCentimeters: `${cm}` };
  const inches = Math.round(cm / 2.54);
  return { ...empty, heightFeet: `${Math.floor(inches / 12)}`, heightInches: `${inches % 12}` };
}

/** 5'7", 5 ft 7 in, 5 feet, 67 in, 170 cm, 1.70 m, 170; undefined for what is no height of a person. */
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
  const cm = feet
    ? (number(feet[1]) * 12 + number(feet[2])) * 2.54
    : inches
      ? number(inches[1]) * 2.54
      : meters
        ? number(meters[1]) * 100
        : centimeters
          ? number(centimeters[1])
          : Number.NaN;
  return cm >= bounds.from && cm <= bounds.to ? Math.round(cm) : undefined;
}

function numberOrNothing(isRight: (value: number) => boolean, message: string) {
  return v.pipe(
    v.optional(v.string(message), ''),
    v.trim(),
    v.check(
      (text) => text === '' || (/^\d{1,3}(?:[.,]\d)?$/.test(text) && isRight(Number(text.replace(',', '.')))),
      message,
    ),
  );
}
