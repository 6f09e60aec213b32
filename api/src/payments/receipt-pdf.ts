import { buffer } from 'node:stream/consumers';
import { dollarsAndCents, longDate } from '@practice/contract/format';
import { cardName, receiptNumber } from '@practice/contract/payments';
import { practice } from '@practice/contract/practice';
import { newDocument } from '../pdf/document.ts';
import { inks, left, width, write } from '../pdf/page.ts';
import type { Payment } from './payment.entity.ts';

export async function receiptPdf(payment: Payment): Promise<Buffer> {
  const number = receiptNumber(payment.id);
  const { doc, root } = await newDocument(`Receipt ${number}`, linesOf(payment));

  root.add(
    doc.struct('P', {}, () => {
      const { street, city, stateCode, postalCode } = practice.address;
      write(doc, practice.legalName, { face: 'bold', y: doc.y + 14 });
      const lines = [
        street,
        `${city}, ${stateCode} ${postalCode}`,
        practice.phone,
        practice.email,
        `Tax ID: ${practice.taxId}`,
      ];
      write(doc, lines.join('\n'), { ink: 'soft', lineGap: 3 });
    }),
  );

  let top = doc.y + 40;
  for (const [label, value] of linesOf(payment)) {
    const isTotal = label === 'Total paid';
    doc.markContent('Artifact', { type: 'Layout' });
    doc
      .moveTo(left, top - 10)
      .lineTo(left + width, top - 10)
      .lineWidth(isTotal ? 1.5 : 0.75)
      .strokeColor(inks[isTotal ? 'pine' : 'rule'])
      .stroke();
    doc.endMarkedContent();
    root.add(
      doc.struct('P', {}, () => {
        write(doc, label, { ink: 'soft', y: top });
        write(doc, value, { face: isTotal ? 'bold' : 'text', x: left + 160, y: top, width: width - 160 });
      }),
    );
    top = doc.y + 20;
  }

  const words =
    `Thank you. You can cancel or reschedule free of charge up to ${practice.cancellationHours} hours ahead. ` +
    `Questions about this receipt? Call ${practice.phone} or email ${practice.email}.`;
  const small = { size: 10, ink: 'soft', y: top + 20, width, lineGap: 3 } as const;
  root.add(doc.struct('P', {}, () => write(doc, words, small)));
  root.end();
  doc.end();
  return buffer(doc);
}

function linesOf(payment: Payment): [label: string, value: string][] {
  const { amountCents, refundedCents, lostCents } = payment;
  const card = cardName(payment);
  return [
    ['Date', payment.paymentDate ? longDate(payment.paymentDate) : ''],
    ...optionalLine('Paid by', payment.customerName),
    ...optionalLine('Company', payment.company),
    ['Service', payment.serviceType],
    ...optionalLine('What it is', payment.package?.description),
    card ? ['Paid with', card] : ['Paid through', 'Stripe'],
    ['Total paid', `${dollarsAndCents(amountCents)} USD`],
    ...optionalLine('Refunded', refundedCents > 0 && `${dollarsAndCents(refundedCents)} USD`),
    ...optionalLine('Returned by your bank', lostCents > 0 && `${dollarsAndCents(lostCents)} USD`),
  ];
}

function optionalLine(label: string, value: string | null | undefined | false): [string, string][] {
  return value ? [[label, value]] : [];
}
