import 'astro';

declare global {
  namespace App {
    interface Locals {
      policy?: string;
    }
  }
}

declare module 'astro' {
  interface AstroClientDirectives {
    'client:interaction'?: boolean;
  }
}
