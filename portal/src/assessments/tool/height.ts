/** 170 → 5 ft 7 in */
export function feetAndInches(centimeters: number): string {
  const inches = Math.round(centimeters / 2.54);
  return `${Math.floor(inches / 12)} ft ${inches % 12} in`;
}
