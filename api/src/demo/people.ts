import people from './data/people.json' with { type: 'json' };

export interface SamplePerson {
  firstName: string;
  lastName: string;
  group: string;
  child?: string | undefined;
  company?: string | undefined;
  address?: string | undefined;
  hasNoEmail?: boolean | undefined;
  buys?: string | undefined;
  weeks: number;
}

const companies = new Map([
  ['Oberlin Road Dental', '610 Oak Crossing, Suite 200, Raleigh, NC 27605'],
  ['Hollis & Wren Accounting', '45 Foundry Row, Raleigh, NC 27601'],
]);

export const samplePeople: readonly SamplePerson[] = people.map((person: SamplePerson) => ({
  ...person,
  address: person.address ?? companies.get(person.company ?? ''),
}));

export type Named = Pick<SamplePerson, 'firstName' | 'lastName'>;

export const emailOf = (name: string) => `${name.toLowerCase().replace(' ', '.')}@example.com`;
export const nameOf = ({ firstName, lastName }: Named) => `${firstName} ${lastName}`;
