import PostalMime from 'postal-mime';
import type { SMTPServerSession } from 'smtp-server';

export type Email = Awaited<ReturnType<typeof parseEmail>>;

export async function parseEmail(message: Buffer, { envelope }: SMTPServerSession) {
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
