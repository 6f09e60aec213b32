import { call } from '@practice/contract/call';
import {
  consultationRequestInput,
  consultationRequestLabels as labels,
  minSecondsOpen,
} from '@practice/contract/consultation-requests';
import { emailInput, phoneInput } from '@practice/contract/inputs';
import { paths } from '@practice/contract/paths';
import { practice } from '@practice/contract/practice';
import { consultationRequests } from '@practice/contract/routes';
import { consultationMessages } from '@practice/contract/site-messages';
import { textLimits } from '@practice/contract/text';
import type { ToastText } from '@practice/contract/toasts';
import { Button } from '@practice/ui/Button';
import { ErrorSummary } from '@practice/ui/ErrorSummary';
import { SelectField, TextAreaField, TextField } from '@practice/ui/Field';
import { createIdempotencyKeys } from '@practice/ui/form/idempotency-keys';
import { Notice } from '@practice/ui/Notice';
import { toast } from '@practice/ui/toast';
import { lazy, Suspense, useEffect, useState } from 'react';
import * as v from 'valibot';
import type { SentRequest } from './contact/RequestSent.tsx';
import { draftKey } from './form/draft.ts';
import styles from './form/form.module.css';
import { type Answered, useSiteForm } from './form/useSiteForm.ts';

const loadRequestSent = () => import('./contact/RequestSent.tsx');
const RequestSent = lazy(() => loadRequestSent().then((loaded) => ({ default: loaded.RequestSent })));

const { keyFor, forgetKey } = createIdempotencyKeys('consultation-attempt');

/** Includes the hidden field: the API refuses requests in which a robot has filled it. */
const schema = v.object({ ...consultationRequestInput.entries, website: v.optional(v.string(), '') });

export interface ContactAnswer extends Answered {
  failure: ToastText | undefined;
}

interface ContactFormProps {
  services: readonly { value: string; label: string }[];
  answered?: ContactAnswer;
}

/** Without script, the browser submits the form, and the server renders it again with `answered` if it was refused. */
export function ContactForm({ services, answered }: ContactFormProps) {
  const [sent, setSent] = useState<SentRequest>();
  const form = useSiteForm({
    schema,
    labels,
    draft: draftKey(paths.contact),
    async send(input) {
      await waitUntilLongEnoughOpen();
      const idempotencyKey = keyFor(input);
      const body = { ...input, secondsOpen: secondsOpen() };
      const panel = loadRequestSent().catch(() => undefined);
      const receipt = await call(consultationRequests.create, { body, idempotencyKey });
      forgetKey();
      form.clear();
      // If the panel can't be fetched, the toast is enough.
      if (await panel) setSent({ ...input, ...receipt });
      toast(consultationMessages.sent);
    },
    failed: consultationMessages.failed,
    answered,
  });
  const { getValues, setValue } = form;
  const failure = form.failure ?? answered?.failure;

  useEffect(() => {
    const query = new URLSearchParams(window.location.search).get('service');
    const isKnown = services.some((service) => service.value === query);
    if (query && isKnown && !getValues('service')) setValue('service', query);
  }, [services, getValues, setValue]);

  function startAnother() {
    setSent(undefined);
    requestAnimationFrame(() => form.setFocus('fullName'));
    if (document.documentElement.dataset.session) {
      import('./contact/prefill.ts').then(({ prefill }) => prefill());
    }
  }

  return (
    <>
      {sent && (
        <Suspense>
          <RequestSent request={sent} onAgain={startAnother} />
        </Suspense>
      )}
      <form {...form.props} action={paths.contact} className="stack gap-5" hidden={sent !== undefined}>
        <ErrorSummary {...form.summary} />
        <div className={`columns gap-5 ${styles.pair}`}>
          <TextField
            {...form.field('fullName')}
            asterisk
            required
            autoComplete="name"
            maxLength={textLimits.name}
          />
          <TextField
            {...form.field('companyName')}
            asterisk
            required
            autoComplete="organization"
            maxLength={textLimits.name}
            hint="Asking for yourself or your family? Just write “Family.”"
          />
        </div>
        <div className={`columns gap-5 ${styles.pair}`}>
          <TextField {...form.field('email')} {...emailInput} asterisk autoComplete="email" />
          <TextField {...form.field('phone')} {...phoneInput} />
        </div>
        <SelectField
          {...form.field('service')}
          asterisk
          required
          placeholder="Select a service"
          choices={services}
        />
        <TextAreaField
          {...form.field('message')}
          rows={4}
          maxLength={textLimits.message}
          hint="How many people, which days work, what you’d like help with. Save the medical details for our call."
        />
        {/* Hidden from people and screen readers; robots fill in every field they find. */}
        <p className="visually-hidden" aria-hidden="true">
          <label htmlFor="website">Leave this empty</label>
          <input
            id="website"
            {...form.register('website')}
            tabIndex={-1}
            autoComplete="off"
            data-1p-ignore
            data-lpignore="true"
          />
        </p>
        {failure && (
          // Without script, the focus moves to the answer to what was just sent. Otherwise a toast is read aloud.
          <Notice tone="danger" tabIndex={-1} autoFocus={!form.failure} className={styles.failure}>
            <strong>{failure.title}</strong>
            <p>{failure.description}</p>
          </Notice>
        )}
        <div className="cluster gap-4 row-gap-3">
          <Button type="submit" busy={form.busy && 'Submitting...'}>
            Request Free Consultation
          </Button>
          <p className="text-sm text-soft">It’s free. We reply within {practice.replyWithinHours} hours.</p>
        </div>
      </form>
    </>
  );
}

function secondsOpen(): number {
  return Math.round(performance.now() / 100) / 10;
}

/** Autofill can be faster than the API takes a person to be. */
function waitUntilLongEnoughOpen(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, (minSecondsOpen + 0.1) * 1000 - performance.now()));
}
