import { practice } from '@practice/contract/practice';
import { namesOf } from '@practice/contract/practitioners';
import { howToChange } from '@practice/contract/visit';
import { getVtimezoneComponent } from '@touch4it/ical-timezones';
import ICAL from 'ical.js';
import type { Appointment } from './appointment.entity.ts';

export interface CalendarFile {
  method: 'REQUEST' | 'CANCEL' | 'PUBLISH';
  content: string;
}

interface EventFields {
  host: string;
  attendee?: string;
  summary: string;
  location?: string | undefined;
}

export function calendarFile(appointment: Appointment, method: CalendarFile['method'], fields: EventFields) {
  const calendar = new ICAL.Component(['vcalendar', [], []]);
  calendar.updatePropertyWithValue('prodid', `-//${practice.name}//Appointments//EN`);
  calendar.updatePropertyWithValue('version', '2.0');
  calendar.updatePropertyWithValue('calscale', 'GREGORIAN');
  calendar.updatePropertyWithValue('method', method);
  const zoneRules = practiceZone();
  calendar.addSubcomponent(zoneRules);
  calendar.addSubcomponent(eventOf(appointment, fields, new ICAL.Timezone(zoneRules)));
  return { method, content: `${calendar.toString()}\r\n` };
}

function eventOf(appointment: Appointment, fields: EventFields, zone: ICAL.Timezone): ICAL.Component {
  const { startsAt, status } = appointment;
  const event = new ICAL.Event();
  event.uid = `appointment-${appointment.id}@${fields.host}`;
  event.sequence = appointment.sequence;
  event.startDate = ICAL.Time.fromJSDate(startsAt, true).convertToZone(zone);
  event.duration = ICAL.Duration.fromSeconds(appointment.minutes * 60);
  event.summary = fields.summary;
  if (fields.location) event.location = fields.location;
  const who = namesOf(appointment.practitioners);
  if (status !== 'cancelled') event.description = who ? `With ${who}. ${howToChange}` : howToChange;
  const { component } = event;
  component.updatePropertyWithValue('dtstamp', ICAL.Time.fromJSDate(appointment.updatedAt, true));
  component.updatePropertyWithValue('status', status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED');
  const organizer = component.updatePropertyWithValue('organizer', `mailto:${practice.email}`);
  organizer.setParameter('cn', practice.name);
  if (fields.attendee) {
    const invited = component.updatePropertyWithValue('attendee', `mailto:${fields.attendee}`);
    invited.setParameter('partstat', 'ACCEPTED');
    invited.setParameter('rsvp', 'FALSE');
  }
  return component;
}

function practiceZone(): ICAL.Component {
  const rules = getVtimezoneComponent(practice.timeZone);
  if (!rules) throw new Error(`There are no rules of the zone ${practice.timeZone}.`);
  const wrapped = new ICAL.Component(ICAL.parse(`BEGIN:VCALENDAR\r\n${rules}END:VCALENDAR`));
  const zone = wrapped.getFirstSubcomponent('vtimezone');
  if (!zone) throw new Error(`The rules of the zone ${practice.timeZone} can't be read.`);
  return zone;
}
