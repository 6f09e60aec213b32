import { minutesOf, timeAt } from '@practice/contract/time';

/** "9:00 AM" as the browser's field for a time takes it: "09:00". */
export function fieldTime(time: string): string {
  const minutes = minutesOf(time);
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** "09:00" as people in Raleigh write it: "9:00 AM". What is empty stays empty. */
export function spokenTime(field: string): string {
  const [hours = '', minutes = ''] = field.split(':');
  return hours === '' ? '' : timeAt(Number(hours) * 60 + Number(minutes));
}
