import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates the island at the first interaction inside it, or at once if the address has a query or a logged-in person opened an emailed link. */
    'client:interaction'?: boolean;
  }
}
