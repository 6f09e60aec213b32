declare module 'damerau-levenshtein' {
  /** `steps`: how many letters were left out, added, changed or swapped with their neighbor. */
  export default function distance(one: string, other: string): { steps: number };
}
