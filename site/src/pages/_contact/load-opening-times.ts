import type { OpeningTimes } from '@practice/contract/calendar';
import { paths } from '@practice/contract/paths';
import { clientWith } from '../../api.ts';

/** In milliseconds. The timeout is short because the form matters more than the hours. */
const timeout = 2_000;

/** Hours and closed days of the practice's calendar; undefined if the API cannot be reached. */
export async function loadOpeningTimes(): Promise<OpeningTimes | undefined> {
  try {
    return await clientWith({}, timeout).calendar.openingTimes();
  } catch (error) {
    console.error(`${paths.contact} has no hours to show.`, error);
    return undefined;
  }
}
