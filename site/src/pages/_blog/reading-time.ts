export function minutesOfReading(minutes: number): string {
  return `${Math.max(1, minutes)} min read`;
}
