import { buffer } from 'node:stream/consumers';
import { longDate } from '@practice/contract/format';
import { receiptNumber } from '@practice/contract/payments';
import { practice } from '@practice/contract/practice';
import { bold, heading, ink, left, line, newDocument, pine, right, softInk, text } from '../pdf/page.ts';
import type { Payment } from './payment.entity.ts';

/** The receipt of a paid payment: one US letter page whose text can be selected, and read aloud in order (PDF/UA). */
export async function receiptPdf(payment: Payment): Promise<Buffer> {
  const number = receiptNumber(payment.id);
  const doc = newDocument(`Receipt ${number}`);
  const page = doc.struct('Document');
  doc.addStructure(page);

  page.add(
    doc.struct('H1', () => {
      doc.font(heading).fontSize(26).fillColor(pine).text(`Receipt ${number}`, left, 64);
    }),
  );
  page.add(
    doc.struct('P', () => {
      const { street, city, stateCode, postalCode } = practice.address;
      doc.font(bold).fontSize(11).fillColor(ink).text(practice.legalName, left, 112);
      doc
        .font(text)
        .fillColor(softInk)
        .text(`${street}\n${city}, ${stateCode} ${postalCode}\n${practice.phone}\n${practice.email}`, {
          lineGap: 3,
        });
    }),
  );

  let top = 220;
  for (const [label, value] of linesOf(payment)) {
    const isTotal = label === 'Total paid';
    doc.markContent('Artifact', { type: 'Layout' });
    doc
      .moveTo(left, top - 10)
      .lineTo(right, top - 10)
      .lineWidth(isTotal ? 1.5 : 0.75)
      .strokeColor(isTotal ? pine : line)
      .stroke();
    doc.endMarkedContent();
    page.add(
      doc.struct('P', () => {
        doc.font(text).fontSize(11).fillColor(softInk).text(label, left, top);
        doc
          .font(isTotal ? bold : text)
          .fillColor(ink)
          .text(value, left + 160, top, { width: right - left - 160 });
      }),
    );
    top = doc.y + 20;
  }

  page.add(
    doc.struct('P', () => {
      doc
        .font(text)
        .fontSize(10)
        .fillColor(softInk)
        .text(
          `Thank you. Appointments can be canceled or moved without cost until ${practice.cancellationHours} hours before. ` +
            `Questions about this receipt? Call ${practice.phone} or write to ${practice.email}.`,
          left,
          top + 20,
          { width: right - left, lineGap: 3 },
        );
    }),
  );
  page.end();
  doc.end();
  return buffer(doc);
}

function linesOf(payment: Payment): [label: string, value: string][] {
  const refunded = Number(payment.refundedAmount);
  return [
    ['Date', payment.paymentDate ? longDate(payment.paymentDate) : ''],
    ...(payment.customerName ? ([['Paid by', payment.customerName]] as [string, string][]) : []),
    ['Service', payment.serviceType],
    ['Paid through', 'Stripe'],
    ['Total paid', `${exact(Number(payment.amount))} USD`],
    ...(refunded > 0 ? ([['Refunded', `${exact(refunded)} USD`]] as [string, string][]) : []),
  ];
}

/** With cents always, as an accountant wants it. */
function exact(amount: number): string {
  return amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
}
