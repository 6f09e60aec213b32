/** The slug that a title gives, by the specification's four steps. May be empty, for a title without letters or digits. */
export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replace(/\s+/g, '-')
    .replace(/-+/g, '-');
}

/** The slug field's value after the title changed: it follows the title until somebody types a slug of their own. */
export function followTitle(slug: string, previousTitle: string, title: string): string {
  return slug === '' || slug === slugOf(previousTitle) ? slugOf(title) : slug;
}
