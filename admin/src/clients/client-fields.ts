export interface ClientFields {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

export const emptyClient: ClientFields = { firstName: '', lastName: '', email: '', phone: '' };

export const clientLabels: Readonly<Record<keyof ClientFields, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
};
