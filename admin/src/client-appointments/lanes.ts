import { type AdminAppointment, holdsItsTime } from '@practice/contract/appointments';
import type { AdminPractitioner } from '@practice/contract/practitioners';

/** Practitioners who have left have no hours. */
export type Lane = Pick<AdminPractitioner, 'id' | 'name'> & Partial<Pick<AdminPractitioner, 'hours'>>;

type Visit = Pick<AdminAppointment, 'practitioners'>;

export const isOnCalendar = ({ status }: Pick<AdminAppointment, 'status'>) =>
  holdsItsTime({ status }) || status === 'no-show';

/** Includes practitioners who left but still have visits. */
export function lanesOf(
  practitioners: readonly AdminPractitioner[],
  appointments: readonly AdminAppointment[],
  only?: number,
): Lane[] {
  const all: Lane[] = [...practitioners];
  for (const one of appointments.filter(isOnCalendar).flatMap((visit) => visit.practitioners))
    if (!all.some(({ id }) => id === one.id)) all.push(one);
  const chosen = all.filter(({ id }) => id === only);
  return chosen.length > 0 ? chosen : all;
}

export const shortNames = (lanes: readonly Lane[]): string[] => {
  const firstNames = lanes.map(({ name }) => name.split(' ')[0] ?? name);
  return new Set(firstNames).size === lanes.length ? firstNames : lanes.map(({ name }) => name);
};

export type LaneSpan = { from: number; to: number };

/** Adjacent lanes form one span. */
export function spansOf({ practitioners }: Visit, lanes: readonly Lane[]): LaneSpan[] {
  if (practitioners.length === 0) return [{ from: 0, to: lanes.length }];
  const spans: LaneSpan[] = [];
  for (const [at, { id }] of lanes.entries()) {
    if (!practitioners.some((one) => one.id === id)) continue;
    const last = spans.at(-1);
    if (last?.to === at) last.to = at + 1;
    else spans.push({ from: at, to: at + 1 });
  }
  return spans;
}

/** A visit with several practitioners stays theirs. */
export function givenTo({ practitioners }: Visit, lane?: Lane) {
  const isOthers = practitioners.length === 1 && practitioners[0]?.id !== lane?.id;
  return lane && isOthers ? { practitionerIds: [lane.id] } : {};
}
