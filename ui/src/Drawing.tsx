/** Puts an .svg file (imported with `?raw`) into the page, so that its lines take the colors of the page's tokens. */
export function Drawing({ svg }: { svg: string }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: The text is a file of this repository.
    <span style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: svg }} />
  );
}
