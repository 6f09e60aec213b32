import { type Service, servicePlaces } from '@practice/contract/services';

const remote = servicePlaces.filter(({ value }) => value === 'video' || value === 'phone');

/** What a service chosen for an appointment fills in. An address that was typed stays where one is needed. */
export function filledBy(
  { id, title, minutes, place }: Pick<Service, 'id' | 'title' | 'minutes' | 'place'>,
  location = '',
) {
  const typed = remote.some(({ label }) => label === location) ? '' : location;
  const filled = place === 'office' ? '' : (remote.find(({ value }) => value === place)?.label ?? typed);
  return { serviceId: id, title, minutes, location: filled };
}

/** Answers of the consultation form that no visit is of. */
export const onlyAsked = ['both-services', 'not-sure'];
