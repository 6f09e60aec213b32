import type { AdminPractitioner } from '@practice/contract/practitioners';

export const aPractitioner = (over: Partial<AdminPractitioner> = {}): AdminPractitioner => ({
  ...{ id: 1, name: 'Anna Whitfield', credentials: 'OTR/L', licenseNumber: '1234', licenseState: 'NC' },
  ...{ roleTitle: 'Occupational therapist', about: null, userId: 1, serviceIds: [1, 2], hours: null },
  ...{ sort: 1, retiredAt: null, version: 1 },
  ...over,
});

export const annaAndDaniel = [
  aPractitioner(),
  aPractitioner({ id: 2, name: 'Daniel Whitfield', userId: 8, sort: 2 }),
];
