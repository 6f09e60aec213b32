export function withoutMarks(markdown: string): string {
  return markdown
    .replaceAll('**', '')
    .replace(/^#{1,6} +/gm, '')
    .replace(/^( *)[-*] +/gm, '$1• ');
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
