import { invalid } from './errors.ts';

export function required(form: URLSearchParams, param: string): string {
  const value = form.get(param);
  if (!value) throw invalid(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  return value;
}

export function metadataOf(form: URLSearchParams): Record<string, string> {
  const entries = [...form].map(([name, value]) => [/^metadata\[(.+)\]$/.exec(name)?.[1], value] as const);
  return Object.fromEntries(entries.filter(([name]) => name !== undefined));
}

export const isExpanded = (form: URLSearchParams, field: string) =>
  [...form].some(([name, value]) => name.startsWith('expand[') && value === field);
