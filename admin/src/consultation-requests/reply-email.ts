import { type ConsultationRequest, serviceLabel } from '@practice/contract/consultation-requests';
import { practice } from '@practice/contract/practice';

export function replyEmail(
  request: Pick<ConsultationRequest, 'fullName' | 'email' | 'service'>,
  signedBy: string,
): string {
  const { fullName, email, service } = request;
  const subject = `Your free consultation with ${practice.name}`;
  const body = [
    `Hi ${fullName.split(' ')[0]},`,
    `Thanks for asking about ${aboutOf(service)}. `,
    '',
    `${signedBy}\n${practice.name}\n${practice.phone}`,
  ].join('\n\n');
  // RFC 6068: a plus sign is not a space, and line breaks are CRLF.
  const encoded = (text: string) => encodeURIComponent(text.replaceAll('\n', '\r\n'));
  return `mailto:${encodeURIComponent(email)}?subject=${encoded(subject)}&body=${encoded(body)}`;
}

function aboutOf(service: ConsultationRequest['service']): string {
  if (service === 'not-sure') return 'a free consultation';
  if (service === 'both-services') return 'ergonomics and MNRI';
  return `the ${serviceLabel(service).replace(' (Ergonomics)', '')}`.replace(
    /^the (MNRI (?:Individual|Family))/,
    '$1',
  );
}
