import { practice } from '@practice/contract/practice';

/** 'Eastern Time': the clock on which times are read, wherever the browser is. */
export const zoneName =
  new Intl.DateTimeFormat('en-US', { timeZone: practice.timeZone, timeZoneName: 'longGeneric' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value ?? practice.timeZone;
