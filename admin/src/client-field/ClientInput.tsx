import { Link, Typography } from '@mui/material';
import type { Client } from '@practice/contract/clients';
import { readableEmail } from '@practice/contract/readable-email';
import { AutocompleteInput, ReferenceInput } from 'react-admin';
import { Link as RouterLink } from 'react-router';

export const ClientInput = () => (
  <div className="full-width">
    <ReferenceInput source="userId" reference="clients" sort={{ field: 'lastName', order: 'ASC' }}>
      <AutocompleteInput
        label="Client"
        disablePortal
        optionText={({ name, email }: Client) => `${name} · ${readableEmail(email)}`}
        noOptionsText="No client found."
        helperText="Type part of a name or email address."
      />
    </ReferenceInput>
    <Typography variant="caption">
      <Link component={RouterLink} to="/clients/new">
        Create an account for a new client
      </Link>
    </Typography>
  </div>
);
