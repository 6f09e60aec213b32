/** The slug that a title gives, by the specification's four steps. May be empty, for a title of signs alone. */
export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replace(/\s+/g, '-')
    .replace(/-+/g, '-');
}

/** What the slug field holds after the title changed: it follows until somebody writes a slug of their own. */
export function followTitle(slug: string, previousTitle: string, title: string): string {
  return slug === '' || slug === slugOf(previousTitle) ? slugOf(title) : slug;
}
