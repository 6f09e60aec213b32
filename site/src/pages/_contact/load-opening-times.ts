import type { OpeningTimes } from '@practice/contract/calendar';
import { paths } from '@practice/contract/paths';
import { clientWith } from '../../api.ts';

/** In milliseconds. Nobody waits long for them: the form is what people come for. */
const timeout = 2_000;

/** Hours and closed days of the practice's calendar; undefined when the API cannot say them, because the page is whole without. */
export async function loadOpeningTimes(): Promise<OpeningTimes | undefined> {
  try {
    return await clientWith({}, timeout).calendar.openingTimes();
  } catch (error) {
    console.error(`${paths.contact} has no hours to show.`, error);
    return undefined;
  }
}
