/** The address of a link that calls a phone number, which may be written in any way. */
export function telHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
