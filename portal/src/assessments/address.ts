const sections = ['summary', 'scores', 'recommendations'] as const;
export type Section = (typeof sections)[number];

const steps = ['new', 'results', 'chat'] as const;
export type Step = (typeof steps)[number];

export type View =
  | { name: 'list' }
  | { name: 'details'; id: number; section: Section }
  | { name: 'compare'; ids: number[] }
  | { name: 'tool'; step: Step; id: number | undefined };

export function viewOf(query: URLSearchParams): View {
  const id = parseId(query.get('assessment'));
  const tool = query.get('tool');
  if (tool !== null) return { name: 'tool', step: steps.find((step) => step === tool) ?? 'new', id };
  const compared = query.get('compare');
  if (compared !== null)
    return { name: 'compare', ids: compared.split('-').flatMap((text) => parseId(text) ?? []) };
  if (id === undefined) return { name: 'list' };
  const section = query.get('section');
  return { name: 'details', id, section: sections.find((each) => each === section) ?? 'summary' };
}

export function addressOf(view: View): string {
  const query = new URLSearchParams({ tab: 'assessments' });
  if (view.name === 'details') {
    query.set('assessment', String(view.id));
    if (view.section !== 'summary') query.set('section', view.section);
  }
  if (view.name === 'compare') query.set('compare', view.ids.join('-'));
  if (view.name === 'tool') {
    query.set('tool', view.step);
    if (view.id !== undefined) query.set('assessment', String(view.id));
  }
  return `?${query}`;
}

export const listAddress = addressOf({ name: 'list' });
export const newAssessmentAddress = addressOf({ name: 'tool', step: 'new', id: undefined });
export const detailsAddress = (id: number) => addressOf({ name: 'details', id, section: 'summary' });

function parseId(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
}
