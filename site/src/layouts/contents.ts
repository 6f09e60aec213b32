/** Opens the list of a page's headings where there is room beside the text. */
export function unfoldContents(): void {
  const details = document.querySelector<HTMLDetailsElement>('.contents details');
  if (details) details.open = matchMedia('(width >= 62rem)').matches;
}
