import type { Client } from '@practice/contract/clients';
import { readableEmail } from '@practice/contract/readable-email';
import { Field } from '@practice/ui/Field';
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
import { useDebounced } from '../form/useDebounced.ts';
import { LineDrawing } from '../layout/icons.tsx';
import styles from './ClientField.module.css';
import { useClients } from './useClients.ts';

const label = 'Client';

interface ClientFieldProps {
  field: { onChange: (userId: number) => void; onBlur: () => void };
  error: string | undefined;
  initial: Client | undefined;
}

export function ClientField({ field, error, initial }: ClientFieldProps) {
  const [chosen, setChosen] = useState(initial);
  const [text, setText] = useState(initial?.name ?? '');
  const query = useDebounced(chosen ? '' : text.trim());
  const {
    data: found = [],
    error: failure,
    isPlaceholderData,
    isSuccess,
  } = useClients(query === '' ? {} : { q: query });
  const isStale = isPlaceholderData || (!chosen && query !== text.trim());
  const clients = chosen
    ? [chosen, ...found.filter(({ id }) => id !== chosen.id)]
    : // While an older result is shown, a client who does not match is left out, because Enter could choose them.
      found.filter((client) => !isStale || matches(client, text.trim()));
  const hasNoMatch = isSuccess && !isStale && clients.length === 0;

  function changeText(typed: string) {
    setText(typed);
    if (chosen && typed !== chosen.name) select(undefined);
  }

  function select(client: Client | undefined) {
    setChosen(client);
    field.onChange(client?.id ?? 0);
  }

  function choose(key: unknown) {
    const client = clients.find((one) => one.id === key);
    if (!client) return;
    setText(client.name);
    select(client);
  }

  return (
    <div>
      <Field
        label={label}
        id="field-userId"
        error={error}
        hint={chosen ? readableEmail(chosen.email) : 'Type part of a name or email address.'}
      >
        {({ className = '', ...controlProps }) => (
          <I18nProvider locale="en-US">
            <ComboBox
              id={controlProps.id}
              aria-label={label}
              aria-describedby={controlProps['aria-describedby'] ?? ''}
              isInvalid={controlProps['aria-invalid']}
              className={styles.combo ?? ''}
              menuTrigger="focus"
              items={clients}
              value={chosen?.id ?? null}
              onChange={choose}
              inputValue={text}
              onInputChange={changeText}
              onBlur={field.onBlur}
            >
              <Input className={`${className} ${styles.input}`} autoComplete="off" />
              <ComboButton className={`bare ${styles.arrow}`} aria-label="Show clients">
                <LineDrawing
                  path="M5 7.5 10 12.5 15 7.5"
                  width="1.25rem"
                  viewBox="0 0 20 20"
                  strokeWidth="1.75"
                />
              </ComboButton>
              <Popover className={styles.popover ?? ''} offset={4}>
                <ListBox<Client> className={styles.list ?? ''}>
                  {({ id: key, name, email }) => (
                    <ListBoxItem id={key} textValue={name} className={styles.option ?? ''}>
                      <span>{name}</span>
                      <small className="text-soft">{readableEmail(email)}</small>
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
        {hasNoMatch && !failure && (
          <>
            No client found. <Link to="/clients/new">Create an account for a new client</Link>
          </>
        )}
      </p>
    </div>
  );
}

function matches({ name, email }: Client, text: string): boolean {
  return plain(`${name} ${email} ${readableEmail(email)}`).includes(plain(text));
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
