export interface SmtpError extends Error {
  code?: string;
  command?: string;
  response?: string;
  responseCode?: number;
  permanent?: boolean;
}

const loginRefused = [530, 534, 535, 538];

/** True if this email or its recipient was refused; false if the server would refuse any email. */
export function isAboutThisEmail({ command, responseCode = 0, response = '' }: SmtpError): boolean {
  if (loginRefused.includes(responseCode)) return false;
  if (command === 'DATA') return true;
  // A server that doesn't relay for us refuses every recipient (5.7: security or policy, RFC 3463).
  return command === 'RCPT TO' && !/^\d+[ -]5\.7\.|\brelay/i.test(response);
}

export function recipientReason(error: SmtpError): string {
  const { command, response = '' } = error;
  if (!isAboutThisEmail(error)) return 'none of our tries got through';
  // 550, 551 or 553 with enhanced code 5.1.x or none means no such mailbox.
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
