type DraftSaver = () => void;

const savers = new Set<DraftSaver>();

export function registerDraftSaver(saver: DraftSaver): () => void {
  savers.add(saver);
  return () => savers.delete(saver);
}

export function saveUnsentForms(): void {
  for (const save of savers) save();
}
