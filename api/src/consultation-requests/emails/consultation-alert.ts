import { type ConsultationRequestInput, maybeSpam } from '@practice/contract/consultation-requests';
import { adminConsultationRequest } from '@practice/contract/paths';
import { practice } from '@practice/contract/practice';
import { readableEmail } from '@practice/contract/readable-email';
import { composeEmail } from '../../mail/email.ts';
import type { Service } from '../../services/service.entity.ts';
import { serviceLabel } from '../consultation-request.entity.ts';

/** Leaves out the message, which may be about the visitor's health. */
export function consultationAlert(
  request: ConsultationRequestInput & { id: number; isDoubtful: boolean },
  service: Service,
) {
  const { id, fullName, companyName, email, phone, isDoubtful } = request;
  return {
    ...composeEmail(`New consultation request: ${fullName}`, [
      `${fullName} asked for a free consultation. We promise a reply within ${practice.replyWithinHours} hours. If you reply to this email, it goes straight to them.`,
      ...(isDoubtful ? [maybeSpam] : []),
      { label: 'Company', value: companyName },
      { label: 'Service', value: serviceLabel(service) },
      { label: 'Email', value: readableEmail(email) },
      { label: 'Phone', value: phone || 'Not given' },
      { link: 'Open the request', path: adminConsultationRequest(id) },
    ]),
    replyTo: email,
  };
}
