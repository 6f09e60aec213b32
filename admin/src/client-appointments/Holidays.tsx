import { List } from '@mui/material';
import type { DayRange } from '@practice/contract/clock';
import { dayInSentence, practiceDay } from '@practice/contract/format';
import { holidaysIn } from '@practice/contract/holidays';
import { calendar } from '@practice/contract/routes';
import { hoursOn } from '@practice/contract/start-times';
import { useMemo } from 'react';
import { useCall } from '../dataProvider.ts';
import { Row } from '../layout/Section.tsx';
import { ActionButton } from '../list/ActionButton.tsx';

export function Holidays(days: DayRange) {
  const ahead = useHolidays(days).holidays?.filter(({ day }) => day >= practiceDay()) ?? [];
  if (ahead.length === 0) return null;
  return (
    <List disablePadding className="mb-4" aria-label="Holidays">
      {ahead.map(({ day, name, isOpen }) => {
        const label = isOpen ? 'Close this day' : 'Open this day';
        return (
          <Row key={day} primary={name} secondary={`${dayInSentence(day)} · ${isOpen ? 'Open' : 'Closed'}`}>
            <ActionButton
              label={label}
              fullLabel={`${label}: ${name}, ${dayInSentence(day)}`}
              variant="text"
              run={(calls) => calls.call(calendar.setHoliday, { body: { day, isOpen: !isOpen } })}
              done={{
                title: isOpen ? 'Closed' : 'Opened',
                description: `Clients ${isOpen ? 'can’t book this day' : 'can book this day within your hours and booking rules'}.`,
              }}
              failed={isOpen ? 'Not closed' : 'Not opened'}
            />
          </Row>
        );
      })}
    </List>
  );
}

export function useHolidays({ from, to }: DayRange) {
  const settings = useCall(['calendar', 'settings'], calendar.settings);
  const open = useCall(['calendar', 'open-holidays'], calendar.openHolidays);
  const hours = settings.data?.hours;
  const opened = open.data;
  const holidays = useMemo(() => {
    return (
      opened &&
      holidaysIn({ from, to })
        .filter(({ day }) => hoursOn(day, hours ?? [])?.opens)
        .map((holiday) => ({ ...holiday, isOpen: opened.includes(holiday.day) }))
    );
  }, [hours, opened, from, to]);
  return { settings, open, holidays };
}
