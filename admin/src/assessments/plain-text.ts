export const withoutMarks = (markdown: string): string =>
  markdown
    .replaceAll('**', '')
    .replace(/^#{1,6} +/gm, '')
    .replace(/^( *)[-*] +/gm, '$1• ');

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
