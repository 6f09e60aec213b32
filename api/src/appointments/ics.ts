import { practice } from '@practice/contract/practice';
import { getVtimezoneComponent } from '@touch4it/ical-timezones';
import ICAL from 'ical.js';
import type { Appointment } from './appointment.entity.ts';

export interface CalendarFile {
  method: 'REQUEST' | 'CANCEL' | 'PUBLISH';
  content: string;
}

interface Shown {
  /** Where `UID`s are unique: our own host. */
  host: string;
  /** Left out where the file is only downloaded. */
  attendee?: string;
  summary: string;
  /** Left out where the recipient must not read it. */
  location?: string | undefined;
}

/**
 * An appointment for somebody's own calendar (RFC 5545 and 5546): always the same UID, a SEQUENCE that rises with every change,
 * and its time in the practice's zone with that zone's rules.
 */
export function calendarFile(
  appointment: Appointment,
  method: CalendarFile['method'],
  shown: Shown,
): CalendarFile {
  const calendar = new ICAL.Component(['vcalendar', [], []]);
  calendar.updatePropertyWithValue('prodid', `-//${practice.name}//Appointments//EN`);
  calendar.updatePropertyWithValue('version', '2.0');
  calendar.updatePropertyWithValue('calscale', 'GREGORIAN');
  calendar.updatePropertyWithValue('method', method);
  const zoneRules = practiceZone();
  calendar.addSubcomponent(zoneRules);
  calendar.addSubcomponent(eventOf(appointment, shown, new ICAL.Timezone(zoneRules)));
  return { method, content: `${calendar.toString()}\r\n` };
}

function eventOf(
  { id, startsAt, minutes, status, sequence, updatedAt }: Appointment,
  { host, attendee, summary, location }: Shown,
  zone: ICAL.Timezone,
): ICAL.Component {
  const event = new ICAL.Component('vevent');
  event.updatePropertyWithValue('uid', `appointment-${id}@${host}`);
  event.updatePropertyWithValue('sequence', sequence);
  event.updatePropertyWithValue('dtstamp', ICAL.Time.fromJSDate(updatedAt, true));
  const start = event.updatePropertyWithValue(
    'dtstart',
    ICAL.Time.fromJSDate(startsAt, true).convertToZone(zone),
  );
  start.setParameter('tzid', practice.timeZone);
  event.updatePropertyWithValue('duration', ICAL.Duration.fromSeconds(minutes * 60));
  event.updatePropertyWithValue('summary', summary);
  if (location) event.updatePropertyWithValue('location', location);
  event.updatePropertyWithValue('status', status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED');
  const organizer = event.updatePropertyWithValue('organizer', `mailto:${practice.email}`);
  organizer.setParameter('cn', practice.name);
  if (attendee) {
    const invited = event.updatePropertyWithValue('attendee', `mailto:${attendee}`);
    invited.setParameter('partstat', 'ACCEPTED');
    invited.setParameter('rsvp', 'FALSE');
  }
  return event;
}

function practiceZone(): ICAL.Component {
  const rules = getVtimezoneComponent(practice.timeZone);
  if (!rules) throw new Error(`There are no rules of the zone ${practice.timeZone}.`);
  const wrapped = new ICAL.Component(ICAL.parse(`BEGIN:VCALENDAR\r\n${rules}END:VCALENDAR`));
  const zone = wrapped.getFirstSubcomponent('vtimezone');
  if (!zone) throw new Error(`The rules of the zone ${practice.timeZone} can't be read.`);
  return zone;
}
