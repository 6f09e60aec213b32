export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replace(/\s+/g, '-')
    .replace(/-+/g, '-');
}

export const followTitle = (slug: string, previousTitle: string, title: string) =>
  slug === '' || slug === slugOf(previousTitle) ? slugOf(title) : slug;
