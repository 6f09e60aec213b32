/** Saves what was typed and not sent in a form that is on the screen. */
type DraftSaver = () => void;

const savers = new Set<DraftSaver>();

export function registerDraftSaver(saver: DraftSaver): () => void {
  savers.add(saver);
  return () => savers.delete(saver);
}

/** Called before the session's end takes the page away. */
export function saveUnsentForms(): void {
  for (const save of savers) save();
}
