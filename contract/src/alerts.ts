/** A failure outside of the product, such as at Stripe or the mail server. */
export interface Alert {
  id: number;
  message: string;
  count: number;
  firstAt: string;
  lastAt: string;
}
