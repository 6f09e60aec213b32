/** Inserts the text of an .svg file (imported with `?raw`) into the page, so that it takes its colors from the tokens. */
export function Drawing({ svg }: { svg: string }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is a file of this repository.
    <span style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: svg }} />
  );
}
