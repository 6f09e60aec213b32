/** A phone number as somebody wrote it, as the address of a `tel:` link. */
export function telOf(phone: string): string {
  return phone.replace(/[^\d+]/g, '');
}
