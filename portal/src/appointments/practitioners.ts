import type { Appointment } from '@practice/contract/appointments';
import { type Practitioner, whoGives } from '@practice/contract/practitioners';

export const firstAvailable = 'first-available';

type Saved = Pick<Appointment, 'practitioners'>;

/** Who a saved visit is with, if it is one person: a visit with several stays with them. */
export function savedPractitioner(saved: Saved | undefined) {
  const [first, ...others] = saved?.practitioners ?? [];
  return others.length > 0 ? undefined : first;
}

interface Offered {
  id: number;
  name: string;
  credentials?: string;
}

/** Who can be chosen, who is, and the ids of whose free times count. A saved visit may be with who doesn’t give its service. */
export function practitionersFor(
  all: readonly Practitioner[],
  serviceId: number | null | undefined,
  saved: Saved | undefined,
  chosen: string,
) {
  const current = savedPractitioner(saved);
  const givers = whoGives(all, serviceId);
  // They may have stopped giving the service since.
  const isMissing = current && !givers.some(({ id }) => id === current.id);
  const offered: readonly Offered[] = isMissing ? [...givers, current] : givers;
  const practitioner = offered.find(({ id }) => String(id) === chosen);
  const several = saved && saved.practitioners.length > 1 ? saved.practitioners : [];
  const ids = (practitioner ? [practitioner] : several).map(({ id }) => id);
  return {
    offered,
    practitioner,
    several,
    practitionerIds: ids.join(',') || undefined,
    giveIt: ids.every((id) => givers.some((one) => one.id === id)),
    // Somebody else may be busy then.
    keepsTime: !practitioner || practitioner.id === current?.id,
  };
}
