/** Something outside of the product that does not work, as the back office shows it. */
export interface Alert {
  id: number;
  /** What happened, what it means and what to do now. */
  message: string;
  /** How often since `firstAt`. */
  count: number;
  firstAt: string;
  lastAt: string;
}
