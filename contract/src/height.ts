import { heightBounds as bounds, heightInCm } from '@practice/desk/height';
import * as v from 'valibot';
import { withoutInvisible } from './text.ts';

export const heightLabel = 'Your height';

export const heightUnits = [
  { value: 'feet', label: 'Feet and inches' },
  { value: 'centimeters', label: 'Centimeters' },
] as const;
export type HeightUnit = (typeof heightUnits)[number]['value'];

const feetBounds = { from: 3, to: 7 };

export const heightMessages = {
  feet: `Feet must be a whole number from ${feetBounds.from} to ${feetBounds.to}.`,
  feetMissing: 'Please add the feet, too.',
  inches: 'Inches must be less than 12.',
  centimeters: `Centimeters must be a number from ${bounds.from} to ${bounds.to}.`,
  text: 'Please enter a height such as 5 ft 7 in or 170 cm, or leave it blank.',
} as const;

export const heightFields = {
  heightFeet: optionalNumber(
    (feet) => Number.isInteger(feet) && feet >= feetBounds.from && feet <= feetBounds.to,
    heightMessages.feet,
  ),
  heightInches: optionalNumber((inches) => inches < 12, heightMessages.inches),
  heightCentimeters: optionalNumber((cm) => cm >= bounds.from && cm <= bounds.to, heightMessages.centimeters),
};

export type TypedHeight = Record<keyof typeof heightFields, string>;

export function inchesHaveFeet(typed: Pick<TypedHeight, 'heightFeet' | 'heightInches'>) {
  return typed.heightFeet !== '' || typed.heightInches === '';
}

export function heightText({ heightFeet, heightInches, heightCentimeters }: TypedHeight): string | undefined {
  if (heightCentimeters !== '') return `${heightCentimeters.replace(',', '.')} cm`;
  if (heightFeet === '') return undefined;
  return `${heightFeet} ft ${heightInches === '' ? 0 : heightInches.replace(',', '.')} in`;
}

export function convertHeight(unit: HeightUnit, typed: TypedHeight): TypedHeight {
  const cm = heightInCm(heightText(typed) ?? '');
  const empty = { heightFeet: '', heightInches: '', heightCentimeters: '' };
  if (cm === undefined) return empty;
  if (unit === 'centimeters') return { ...empty, heightCentimeters: `${cm}` };
  const inches = Math.round(cm / 2.54);
  return { ...empty, heightFeet: `${Math.floor(inches / 12)}`, heightInches: `${inches % 12}` };
}

function optionalNumber(isValid: (value: number) => boolean, message: string) {
  return v.pipe(
    v.optional(v.string(message), ''),
    v.transform(withoutInvisible),
    v.trim(),
    v.check(
      (text) => text === '' || (/^\d{1,3}(?:[.,]\d)?$/.test(text) && isValid(Number(text.replace(',', '.')))),
      message,
    ),
  );
}
