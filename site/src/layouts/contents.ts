/** Opens the table of contents on wide screens, where it stands beside the text. */
export function expandContents(): void {
  const details = document.querySelector<HTMLDetailsElement>('.contents details');
  if (details) details.open = matchMedia('(width >= 62rem)').matches;
}
