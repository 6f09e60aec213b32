import type { AdminService } from '@practice/contract/services';

export const aService = (over: Partial<AdminService> = {}): AdminService => ({
  ...{ id: 2, slug: 'desk-check', title: 'Desk Check', about: 'At home or at work', place: 'client' },
  ...{ minutes: 60, bufferMinutes: 0, price: null, priceTo: null, bring: null, consent: 'none' },
  ...{ isBookable: true, practitionerIds: [1, 2], requestLabel: null, sort: 2, retiredAt: null, version: 1 },
  ...over,
});
