import { dayAndHour } from './format.ts';
import { failure } from './toasts.ts';

export const paymentMessages = {
  missing: 'Missing payment information',
  invalidAnswer: 'Invalid payment response',
  notStarted: (message: string) => `Failed to initialize payment: ${message}`,
  failed: failure('Payment Failed'),
  checkoutRestarted: {
    sentence: 'That checkout has ended, so we’ve started a new one.',
    advice: 'Nothing was charged. Check the details above, then press Pay Now again.',
  },
  /** Only a refusal by the card provider means that nothing was charged. */
  refused: (type?: string) =>
    type === 'card_error' || type === 'validation_error'
      ? 'Nothing was charged. Check the details above, or try another card.'
      : 'We can’t tell yet whether your payment went through. If no receipt arrives by email, try again. You won’t be charged twice.',
  succeeded: { title: 'Payment Successful', description: 'Thank you for your purchase!' },
  refundTakes: 'It takes 5 to 10 business days to reach your account.',
  contact: (by: string | Date | null) =>
    `We’ll contact you ${by ? `by ${dayAndHour(by)} ` : ''}to schedule your visit.`,
  promised: (by: Date | null) =>
    `Please contact them ${by ? `by ${dayAndHour(by)} ` : ''}to schedule their visit.`,
  refundedSince: 'The payment has been refunded since.',
  createAccount: 'Create your account to schedule your visit',
  notRecorded: 'No such payment is recorded yet. If you’ve paid, call us and we’ll look it up.',
} as const;
