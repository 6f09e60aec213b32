import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Fetches and hydrates the island on the first pointer, touch, key or focus inside it. */
    'client:interaction'?: boolean;
  }
}
