import { check } from '@practice/contract/check';
import { robotTrap } from '@practice/contract/consultation-requests';

/** How long the page has been open, in seconds. */
export function secondsOpen(): number {
  return Math.round(performance.now() / 100) / 10;
}

/** Waits until the page has been open long enough for the robot trap, because autofill can be faster than that. */
export async function waitOutRobotTrap(): Promise<void> {
  while (check(robotTrap, { secondsOpen: secondsOpen() }).errors) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
