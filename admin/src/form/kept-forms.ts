/** Stores what was typed and not sent in a form that is on the screen. */
type Keeper = () => void;

const keepers = new Set<Keeper>();

/** Adds a form. Returns a function that removes it. */
export function addKeeper(keeper: Keeper): () => void {
  keepers.add(keeper);
  return () => keepers.delete(keeper);
}

/** Called before the session's end takes the page away. */
export function keepForms(): void {
  for (const keep of keepers) keep();
}
