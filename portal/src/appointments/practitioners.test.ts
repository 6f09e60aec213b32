import { expect, test } from '@jest/globals';
import type { Practitioner } from '@practice/contract/practitioners';
import { firstAvailable, practitionersFor } from './practitioners.ts';

const [anna, daniel] = [
  { id: 1, name: 'Anna', serviceIds: [3, 4] },
  { id: 2, name: 'Daniel', serviceIds: [3] },
] as [Practitioner, Practitioner];
const all = [anna, daniel];

test.each([
  ['a new visit is with whoever is free first', [3, undefined, firstAvailable], [all, undefined, true]],
  ['a new visit is with whom the client chose', [3, undefined, '2'], [all, '2', false]],
  ['who doesn’t give the service is no longer chosen', [4, undefined, '2'], [[anna], undefined, true]],
  ['a saved visit keeps its time with its own practitioner', [3, [daniel], '2'], [all, '2', true]],
  ['a saved visit may lose its time to another one', [3, [daniel], '1'], [all, '1', false]],
  ['a saved visit stays with who stopped giving it', [4, [daniel], '2'], [all, '2', true, false]],
  ['a visit with several stays with them', [3, all, firstAvailable], [all, '1,2', true]],
  ['several stay though one stopped giving it', [4, all, firstAvailable], [[anna], '1,2', true, false]],
] as const)('%s', (_, [serviceId, practitioners, chosen], expected) => {
  const [offered, practitionerIds, keepsTime, giveIt = true] = expected;
  const saved = practitioners && { practitioners };
  expect(practitionersFor(all, serviceId, saved, chosen)).toMatchObject({
    offered,
    practitionerIds,
    keepsTime,
    giveIt,
  });
});
