declare namespace App {
  interface Locals {
    policy?: string;
  }
}
