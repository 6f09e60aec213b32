import type { Client } from '@practice/contract/clients';
import { idNumber } from '@practice/contract/lists';
import { readableEmail } from '@practice/contract/readable-email';
import { AutocompleteInput, ReferenceInput } from 'react-admin';
import { Link } from 'react-router';
import { is } from 'valibot';

export const ClientInput = () => (
  <div>
    <ClientChoice source="userId" label="Client" />
    <Link className="text-xs" to="/clients/new">
      Add a new client
    </Link>
  </div>
);

export const ClientChoice = ({ source, label }: { source: string; label: string }) => (
  <ReferenceInput source={source} reference="clients" sort={{ field: 'lastName', order: 'ASC' }}>
    <AutocompleteInput
      label={label}
      disablePortal
      optionText={({ name, email, phone }: Client) =>
        [name, email ? readableEmail(email) : (phone ?? 'no email')].join(' · ')
      }
      noOptionsText="No client found."
      helperText="Type part of a name or email address."
    />
  </ReferenceInput>
);

export function clientIn(search: URLSearchParams): number | undefined {
  const id = Number(search.get('client'));
  return is(idNumber, id) ? id : undefined;
}
