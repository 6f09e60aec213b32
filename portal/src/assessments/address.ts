const sections = ['summary', 'scores', 'recommendations'] as const;
export type Section = (typeof sections)[number];

const steps = ['new', 'results', 'chat'] as const;
export type Step = (typeof steps)[number];

export function viewOf(query: URLSearchParams) {
  const id = parseId(query.get('assessment'));
  const tool = query.get('tool');
  if (tool !== null) return { name: 'tool', step: steps.find((step) => step === tool) ?? 'new', id } as const;
  const compared = query.get('compare')?.split('-');
  if (compared) return { name: 'compare', ids: compared.flatMap((text) => parseId(text) ?? []) } as const;
  if (id === undefined) return { name: 'list' } as const;
  const section = query.get('section');
  return { name: 'details', id, section: sections.find((each) => each === section) ?? 'summary' } as const;
}

export type View = ReturnType<typeof viewOf>;

export function addressOf(view: View): string {
  const query = new URLSearchParams({ tab: 'assessments' });
  if ('step' in view) query.set('tool', view.step);
  if ('ids' in view) query.set('compare', view.ids.join('-'));
  if ('id' in view && view.id) query.set('assessment', String(view.id));
  if ('section' in view && view.section !== 'summary') query.set('section', view.section);
  return `?${query}`;
}

export const listAddress = addressOf({ name: 'list' });
export const newAssessmentAddress = addressOf({ name: 'tool', step: 'new', id: undefined });
export const detailsAddress = (id: number) => addressOf({ name: 'details', id, section: 'summary' });

function parseId(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
}
