export interface SmtpError extends Error {
  code?: string;
  command?: string;
  response?: string;
  responseCode?: number;
  permanent?: boolean;
}

const loginRefused = [530, 534, 535, 538];

/** Whether this email or its recipient is the reason, and not the mail server, which would refuse every other email as well. */
export function isAboutRecipient({ command, responseCode = 0, response = '' }: SmtpError): boolean {
  if (loginRefused.includes(responseCode)) return false;
  if (command === 'DATA') return true;
  // A server that does not relay for us refuses every recipient (5.7: security or policy, RFC 3463).
  return command === 'RCPT TO' && !/^\d+[ -]5\.7\.|\brelay/i.test(response);
}

export function recipientReason(error: SmtpError): string {
  const { command, response = '' } = error;
  if (!isAboutRecipient(error)) return 'none of our tries got through';
  const isUnknown = command === 'RCPT TO' && /^55[013][ -](5\.1\.|(?!5\.))/.test(response);
  return isUnknown ? 'there’s no such address' : `their mail server said “${quoted(response)}”`;
}

export function serverReason({ code, response, responseCode = 0 }: SmtpError): string {
  if (code === 'EAUTH' || loginRefused.includes(responseCode)) return 'the mail server refuses our login';
  return response ? `the mail server said “${quoted(response)}”` : 'the mail server can’t be reached';
}

function quoted(response: string): string {
  return response.replace(/\s+/g, ' ').trim().slice(0, 200);
}
