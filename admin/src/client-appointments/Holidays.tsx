import { List, ListItem, ListItemText } from '@mui/material';
import type { DayRange } from '@practice/contract/clock';
import { dayInSentence, practiceDay } from '@practice/contract/format';
import { calendar } from '@practice/contract/routes';
import { ActionButton } from '../list/ActionButton.tsx';
import { useHolidays } from './useHolidays.ts';

export function Holidays(days: DayRange) {
  const ahead = useHolidays(days).holidays?.filter(({ day }) => day >= practiceDay()) ?? [];
  if (ahead.length === 0) return null;
  return (
    <List disablePadding className="mb-4" aria-label="Holidays">
      {ahead.map(({ day, name, isOpen }) => {
        const label = isOpen ? 'Close this day' : 'Open this day';
        return (
          <ListItem key={day} disableGutters divider>
            <ListItemText
              primary={name}
              secondary={`${dayInSentence(day)} · ${isOpen ? 'Open' : 'Closed'}`}
            />
            <ActionButton
              label={label}
              fullLabel={`${label}: ${name}, ${dayInSentence(day)}`}
              variant="quiet"
              size="small"
              run={(calls) => calls.call(calendar.setHoliday, { body: { day, isOpen: !isOpen } })}
              done={{
                title: isOpen ? 'Closed' : 'Opened',
                description: `Clients ${isOpen ? 'can’t book this day' : 'can book this day within your hours and booking rules'}.`,
              }}
              failed={isOpen ? 'Not closed' : 'Not opened'}
            />
          </ListItem>
        );
      })}
    </List>
  );
}
