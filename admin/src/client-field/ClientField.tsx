import type { Client } from '@practice/contract/clients';
import { Field } from '@practice/ui/Field';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  ComboBox,
  Button as ComboButton,
  Input,
  ListBox,
  ListBoxItem,
  Popover,
} from 'react-aria-components/ComboBox';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Link } from 'react-router';
import type { CallError } from '../dataProvider.ts';
import { useCallsInPlace } from '../form/CallsInPlace.tsx';
import { useDebounced } from '../form/useDebounced.ts';
import styles from './ClientField.module.css';

const label = 'Client';

interface ClientFieldProps {
  id: string;
  error: string | undefined;
  chosen: Client | undefined;
  onChoose: (client: Client | undefined) => void;
  onBlur: () => void;
}

/** Finds a client among all of them by a part of the name or of the mail address. */
export function ClientField({ id, error, chosen, onChoose, onBlur }: ClientFieldProps) {
  const [text, setText] = useState(chosen?.name ?? '');
  const sought = useDebounced(chosen ? '' : text.trim());
  const { data: found = [], error: failure, isPlaceholderData, isSuccess } = useFoundClients(sought);
  const isBehind = isPlaceholderData || (!chosen && sought !== text.trim());
  const clients = chosen
    ? [chosen, ...found.filter(({ id }) => id !== chosen.id)]
    : // Until the answer is there, nobody is offered who does not fit: Enter could choose them.
      found.filter((client) => !isBehind || fits(client, text.trim()));
  const isNobody = isSuccess && !isBehind && clients.length === 0;

  function type(typed: string) {
    setText(typed);
    if (chosen && typed !== chosen.name) onChoose(undefined);
  }

  function choose(key: unknown) {
    const client = clients.find((one) => one.id === key);
    if (!client) return;
    setText(client.name);
    onChoose(client);
  }

  return (
    <div>
      <Field
        label={label}
        id={id}
        error={error}
        hint={chosen ? chosen.email : 'Type part of a name or email address.'}
      >
        {({ className = '', ...wiring }) => (
          <I18nProvider locale="en-US">
            <ComboBox
              id={wiring.id}
              aria-label={label}
              aria-describedby={wiring['aria-describedby'] ?? ''}
              isInvalid={wiring['aria-invalid']}
              className={styles.combo ?? ''}
              menuTrigger="focus"
              items={clients}
              value={chosen?.id ?? null}
              onChange={choose}
              inputValue={text}
              onInputChange={type}
              onBlur={onBlur}
            >
              <Input className={`${className} ${styles.input}`} autoComplete="off" />
              <ComboButton className={styles.arrow ?? ''} aria-label="Show clients">
                <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
                  <path d="M5 7.5 10 12.5 15 7.5" />
                </svg>
              </ComboButton>
              <Popover className={styles.popover ?? ''} offset={4}>
                <ListBox<Client> className={styles.list ?? ''}>
                  {({ id: key, name, email }) => (
                    <ListBoxItem id={key} textValue={name} className={styles.option ?? ''}>
                      <span>{name}</span>
                      <small>{email}</small>
                    </ListBoxItem>
                  )}
                </ListBox>
              </Popover>
            </ComboBox>
          </I18nProvider>
        )}
      </Field>
      <p className={`text-sm ${styles.status}`} role="status">
        {failure && `We couldn’t search the clients. ${failure.message}`}
        {isNobody && !failure && (
          <>
            No client found. <Link to="/clients/new">Open an account for a new client</Link>
          </>
        )}
      </p>
    </div>
  );
}

function fits({ name, email }: Client, text: string): boolean {
  return `${name} ${email}`.toLowerCase().includes(text.toLowerCase());
}

/** The first who match, by last name; all of them where nothing is sought. */
function useFoundClients(q: string) {
  const calls = useCallsInPlace();
  return useQuery<Client[], CallError>({
    queryKey: ['clients', 'found', q],
    queryFn: async () => {
      const { data } = await calls.getList<Client>('clients', {
        filter: q === '' ? {} : { q },
        sort: { field: 'lastName', order: 'ASC' },
        pagination: { page: 1, perPage: 20 },
      });
      return data;
    },
    placeholderData: keepPreviousData,
  });
}
