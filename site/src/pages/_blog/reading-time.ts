/** '1 min read': how long a post takes, as every card and the post itself say it. */
export function minutesOfReading(minutes: number): string {
  return `${Math.max(1, minutes)} min read`;
}
