/** Fills the places of a page, such as {{title}}, with HTML. */
export const fillPage = (page: string, values: Readonly<Record<string, string>>) =>
  page.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
