import { randomUUID } from 'node:crypto';

export interface Person {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

export function newPerson(): Person {
  const name = `robin-${randomUUID().slice(0, 8)}`;
  return { firstName: 'Robin', lastName: 'Marsh', email: `${name}@example.com`, password: 'robins password' };
}

export const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

/** Has visits, assessments and payments from the start. */
export const demoClient: Person = {
  firstName: 'Jordan',
  lastName: 'Avery',
  email: 'client@example.com',
  password: 'client-demo',
};
