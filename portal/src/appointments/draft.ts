import * as v from 'valibot';

const text = v.fallback(v.string(), '');
export const appointmentValues = v.object({
  title: text,
  appointmentDate: text,
  appointmentTime: text,
  location: text,
  description: text,
  status: text,
});

/** What the form for an appointment holds while somebody fills it in. */
export type AppointmentValues = v.InferOutput<typeof appointmentValues>;

/** A draft outlives a reload and a sign-in, not the tab, and nobody else who signs in here sees it. */
export function draftKey(userId: number, appointmentId?: number): string {
  return `draft:appointment:${userId}:${appointmentId ?? 'new'}`;
}

export function readDraft(key: string): AppointmentValues | undefined {
  try {
    const read = v.safeParse(appointmentValues, JSON.parse(sessionStorage.getItem(key) ?? 'null'));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}

export function saveDraft(key: string, values: AppointmentValues): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(values));
  } catch {
    // A browser that stores nothing for us still books.
  }
}

export function clearDraft(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored, so nothing needs to go.
  }
}
