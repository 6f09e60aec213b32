/** What nodemailer's errors carry: where in the conversation it failed, and what the server said. */
export interface SmtpError extends Error {
  code?: string;
  command?: string;
  response?: string;
  responseCode?: number;
  /** The server would say so again. */
  permanent?: boolean;
}

const loginRefused = [530, 534, 535, 538];

/**
 * Whether it failed by this email or its recipient. Else it is the mail server that is away, or that does not let us send: no
 * email goes out then, and each is worth another try.
 */
export function isAboutRecipient({ command, responseCode = 0, response = '' }: SmtpError): boolean {
  if (command === 'DATA') return !loginRefused.includes(responseCode);
  if (command !== 'RCPT TO' || loginRefused.includes(responseCode)) return false;
  // A server that does not relay for us says so of every recipient (5.7: security or policy, RFC 3463).
  return !/^\d+[ -]5\.7\.|\brelay/i.test(response);
}

/** Why one email did not arrive, as the owners read it. */
export function recipientReason(error: SmtpError): string {
  const { command, response = '' } = error;
  if (!isAboutRecipient(error)) return 'none of our tries got through';
  const isUnknown = command === 'RCPT TO' && /^55[013][ -](5\.1\.|(?!5\.))/.test(response);
  return isUnknown ? 'there’s no such address' : `their mail server said “${saidBy(response)}”`;
}

/** Why none goes out. */
export function serverReason({ code, response, responseCode = 0 }: SmtpError): string {
  if (code === 'EAUTH' || loginRefused.includes(responseCode)) return 'the mail server refuses our login';
  return response ? `the mail server said “${saidBy(response)}”` : 'the mail server can’t be reached';
}

function saidBy(response = ''): string {
  return response.replace(/\s+/g, ' ').trim().slice(0, 200);
}
