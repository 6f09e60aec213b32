import type { FieldList } from '../form/fields.ts';

export interface ClientFields {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

export const emptyClient: ClientFields = { firstName: '', lastName: '', email: '', phone: '' };

export const clientFields: FieldList<ClientFields> = [
  { name: 'firstName', label: 'First name' },
  { name: 'lastName', label: 'Last name' },
  { name: 'email', label: 'Email' },
  { name: 'phone', label: 'Phone' },
];
