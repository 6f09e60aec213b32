/**
 * Adds the card provider's hosts to the content security policy, for the checkout only.
 * @see https://docs.stripe.com/security/guide#content-security-policy
 */
export function withCardProvider(policy: string): string {
  return policy
    .replace("script-src 'self'", "script-src 'self' https://js.stripe.com https://*.js.stripe.com")
    .replace("connect-src 'self'", "connect-src 'self' https://api.stripe.com")
    .replace("img-src 'self'", "img-src 'self' https://*.stripe.com")
    .concat('; frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com');
}
