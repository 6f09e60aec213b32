export interface Call {
  id: string;
  isSecret: boolean;
  form: URLSearchParams;
}

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

interface Details {
  code?: string;
  param?: string;
  decline_code?: string;
  payment_intent?: object;
}

export class StripeError extends Error {
  readonly status: number;
  readonly error: Details & { type: string; message: string };

  constructor(status: number, error: Details & { type: string; message: string }) {
    super(error.message);
    this.status = status;
    this.error = error;
  }
}

export function invalid(message: string, details?: Details, status = 400): StripeError {
  return new StripeError(status, { type: 'invalid_request_error', message, ...details });
}

export function noSuch(kind: string, id: string, param: string): StripeError {
  return invalid(`No such ${kind}: '${id}'`, { code: 'resource_missing', param }, 404);
}
