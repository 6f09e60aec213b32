import { practiceDay } from '@practice/contract/format';
import { DateInput, type DateInputProps } from 'react-admin';

interface DayInputProps extends DateInputProps {
  /** The instant that the API filters by, where it takes no day. */
  instantOf?: (day: string) => Date;
}

export const DayInput = ({ instantOf, ...rest }: DayInputProps) => (
  <DateInput
    {...rest}
    {...(instantOf && {
      format: (instant: string) => (instant ? practiceDay(instant) : ''),
      // While a year is typed, the browser reports years such as 0002.
      parse: (day: string) => (day >= '2000' ? instantOf(day).toISOString() : null),
    })}
  />
);
