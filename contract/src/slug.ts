/** The slug of a title; empty when the title has no letters or digits. */
export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replace(/\s+/g, '-')
    .replace(/-+/g, '-');
}

/** The slug field after the title changed: it follows the title until somebody edits the slug. */
export function followTitle(slug: string, previousTitle: string, title: string): string {
  return slug === '' || slug === slugOf(previousTitle) ? slugOf(title) : slug;
}
