import type { ConsultationRequest } from '@practice/contract/consultation-requests';
import { practice } from '@practice/contract/practice';
import type { AdminService } from '@practice/contract/services';
import { type Asked, titleFor } from './set-up-client-fields.ts';

type Request = Asked & Pick<ConsultationRequest, 'fullName' | 'email'>;

export function replyEmail(request: Request, signedBy: string, services?: AdminService[]): string {
  const { fullName, email } = request;
  const subject = `Your free consultation with ${practice.name}`;
  const body = [
    `Hi ${fullName.split(' ')[0]},`,
    `Thanks for asking about ${aboutOf(request, services)}. `,
    '',
    `${signedBy}\n${practice.name}\n${practice.phone}`,
  ].join('\n\n');
  // RFC 6068: a plus sign is not a space, and line breaks are CRLF.
  const encoded = (text: string) => encodeURIComponent(text.replaceAll('\n', '\r\n'));
  return `mailto:${encodeURIComponent(email)}?subject=${encoded(subject)}&body=${encoded(body)}`;
}

function aboutOf(request: Asked, services: AdminService[] | undefined): string {
  if (request.service === 'not-sure') return 'a free consultation';
  if (request.service === 'both-services') return 'ergonomics and MNRI';
  return `the ${titleFor(request, services)}`;
}
