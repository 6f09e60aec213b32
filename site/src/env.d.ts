declare namespace App {
  interface Locals {
    /** The policy that the server sends with every page. Not there in development. */
    policy?: string;
  }
}
