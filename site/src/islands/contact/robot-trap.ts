import { check } from '@practice/contract/check';
import { robotTrap } from '@practice/contract/consultation-requests';

export function secondsOpen(): number {
  return Math.round(performance.now() / 100) / 10;
}

/** Waits until the page has been open as long as the API expects of a person: a browser may fill the form in faster than that. */
export async function waitOutRobotTrap(): Promise<void> {
  while (check(robotTrap, { secondsOpen: secondsOpen() }).errors) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
