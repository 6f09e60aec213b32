import { expect, test } from '@jest/globals';
import { dayLabel, offeredTimes } from './days.ts';

const day = {
  date: '2026-12-01',
  today: '2026-11-22',
  free: 3,
  holiday: undefined,
  isSelected: false,
  isOwn: false,
};

test.each([
  [{}, 'Tuesday, December 1, 3 open times'],
  [{ free: 0 }, 'Tuesday, December 1, no open times'],
  [{ free: 0, holiday: 'Christmas Day' }, 'Tuesday, December 1, closed (Christmas Day)'],
  [{ today: '2026-12-02', free: 0 }, 'Tuesday, December 1, past'],
  [{ isSelected: true, isOwn: true }, 'Tuesday, December 1, 3 open times, your appointment, selected'],
])('the label of a day has the number of open times: %p', (over, label) => {
  expect(dayLabel({ ...day, ...over })).toBe(label);
});

test('the form offers the free times and the appointment’s own time in order', () => {
  const slots = [
    { time: '9:00 AM', available: false },
    { time: '10:00 AM', available: true },
    { time: '1:00 PM', available: true },
  ];
  expect(offeredTimes(slots)).toEqual(['10:00 AM', '1:00 PM']);
  expect(offeredTimes(slots, '11:30 AM')).toEqual(['10:00 AM', '11:30 AM', '1:00 PM']);
});
