import { check } from '@practice/contract/check';
import { robotTrap } from '@practice/contract/consultation-requests';

/** How long the page has been open. */
export function secondsOpen(): number {
  return Math.round(performance.now() / 100) / 10;
}

/** Somebody whose browser fills the form in may be quicker than the contract believes of a person: we wait for them. */
export async function untilUnhurried(): Promise<void> {
  while (check(robotTrap, { secondsOpen: secondsOpen() }).errors) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
