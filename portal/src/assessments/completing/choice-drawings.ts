import type { Factor, FactorState } from '@practice/desk/factors';

/** Takes the drawing of each answer, 96 by 96, from the sheet `choices.svg`. */
export function drawingsIn(sheet: string): (factor: Factor, state: FactorState) => string {
  const drawings = new Map(
    [...sheet.matchAll(/<g id="([^"]+)"[^>]*>(.*?)<\/g>/gs)].map(([, id, paths]) => [id, paths]),
  );
  return (factor, state) => drawings.get(`${factor}-${state.replaceAll(' ', '-')}`) ?? '';
}
