import { practice } from '@practice/contract/practice';
import { composeEmail, estimateNotice, greeting, licensedSignature } from '../../mail/email.ts';
import type { Service } from '../../services/service.entity.ts';
import { serviceLabel } from '../consultation-request.entity.ts';

/** Repeats only a first name, so that our form can't be used to spam strangers. */
export function consultationReceived({ fullName }: { fullName: string }, service: Service) {
  return composeEmail('We got your consultation request', [
    greeting(fullName),
    `Thanks for asking for a free consultation. We’ll contact you within ${practice.replyWithinHours} hours to schedule it. You don’t need to do anything.`,
    { label: 'Service of interest', value: serviceLabel(service) },
    estimateNotice,
    `Something to add, or the wrong phone number? Just reply to this email. If you didn’t ask for this, you can ignore it.`,
    licensedSignature,
  ]);
}
