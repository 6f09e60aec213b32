declare namespace App {
  interface Locals {
    /** The content security policy of every page; undefined in development. */
    policy?: string;
  }
}
