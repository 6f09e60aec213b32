import PostalMime from 'postal-mime';
import type { SMTPServerSession } from 'smtp-server';

export interface Email {
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
  date: string;
  attachments: { filename: string; contentType: string; size: number }[];
}

export async function parseEmail(message: Buffer, { envelope }: SMTPServerSession): Promise<Email> {
  const parsed = await PostalMime.parse(message);
  return {
    to: envelope.rcptTo.map(({ address }) => address).join(', '),
    from: parsed.from?.address ?? (envelope.mailFrom ? envelope.mailFrom.address : ''),
    subject: parsed.subject ?? '',
    text: parsed.text ?? '',
    html: parsed.html ?? '',
    date: new Date().toISOString(),
    attachments: parsed.attachments.map(({ filename, mimeType, content }) => ({
      filename: filename ?? '',
      contentType: mimeType,
      size: typeof content === 'string' ? Buffer.byteLength(content) : content.byteLength,
    })),
  };
}
