import { Injectable } from '@nestjs/common';
import { appointmentMinutes } from '@practice/contract/appointments';
import type { BookingRules } from '@practice/contract/calendar';
import { addDays, daysBetween, instantsOn, spanOf, type VisitTime } from '@practice/contract/clock';
import { practiceDay } from '@practice/contract/format';
import { during, held, overlap, type Span, type Visit } from '@practice/contract/time';
import { type EntityManager, In, IsNull } from 'typeorm';
import { Calendar } from '../calendar/calendar.ts';
import { Practitioner } from '../practitioners/practitioner.entity.ts';
import { AppointmentPractitioner } from './appointment.entity.ts';

type SlotState = 'free' | 'taken' | 'closed' | 'holiday' | 'over' | 'too soon' | 'too far ahead';

export interface DaySlot {
  time: string;
  state: SlotState;
  /** Fewest visits that day first. */
  free: number[];
}

interface Length {
  minutes?: number | undefined;
  bufferMinutes?: number | undefined;
  bufferBeforeMinutes?: number | undefined;
}

export interface Wanted extends Length {
  serviceId?: number | null | undefined;
  /** All of them take it; an empty list means nobody can. */
  practitionerIds?: readonly number[] | undefined;
}

@Injectable()
export class Availability {
  constructor(private readonly calendar: Calendar) {}

  async of(date: string, within: EntityManager, wanted: Wanted = {}, except = 0): Promise<DaySlot[]> {
    const days = await this.between(date, date, within, wanted, except);
    return days.get(date) ?? [];
  }

  async between(
    first: string,
    last: string,
    within: EntityManager,
    { practitionerIds, serviceId, minutes = appointmentMinutes, ...length }: Wanted = {},
    except = 0,
  ): Promise<Map<string, DaySlot[]>> {
    // Sequential, because a transaction has one connection.
    const ids = practitionerIds ?? (await whoGives(serviceId, within));
    const timesOn = await this.calendar.startTimesOn(within);
    const openOn = await this.calendar.openAt(first, last, within);
    const holidayAt = await this.calendar.holidayAt(within);
    const brokenRule = rulesOf(await this.calendar.rules(within));
    const days = spanOf({ firstDay: first, lastDay: last, fromTime: null, toTime: null });
    const bookings = await bookingsBetween(days, ids, within, except);

    return new Map(
      daysBetween(first, last).map((date) => {
        const isOpen = openOn(date);
        const day = instantsOn(date);
        const taken = new Map(ids.map((id) => [id, bookings.of(id, day)]));
        const inOrder = ids.toSorted((a, b) => countOf(a) - countOf(b));
        function countOf(id: number): number {
          return taken.get(id)?.length ?? 0;
        }
        function slotAt(time: string): Omit<DaySlot, 'time'> {
          const startsAt = new Date(day.at(time));
          const visit = { ...length, minutes, startsAt };
          const [span, around] = [during(visit), held(visit)];
          const working = inOrder.filter((id) => isOpen(span, id));
          const free = working.filter((id) => !taken.get(id)?.some((each) => overlap(around, each)));
          const isMissing = ({ length }: number[]) => length < Math.max(1, practitionerIds?.length ?? 1);
          if (holidayAt(date)) return { state: 'holiday', free: [] };
          if (isMissing(working)) return { state: 'closed', free: [] };
          const broken = brokenRule(date, span.from);
          if (broken) return { state: broken, free: [] };
          return isMissing(free) ? { state: 'taken', free: [] } : { state: 'free', free };
        }
        return [date, timesOn(date).map((time) => ({ time, ...slotAt(time) }))];
      }),
    );
  }

  /** Those who work at that time come first, then those with the fewest visits that day. */
  async inOrder(ids: readonly number[], visit: Visit & VisitTime, within: EntityManager): Promise<number[]> {
    const { appointmentDate: date } = visit;
    const isOpen = (await this.calendar.openAt(date, date, within))(date);
    const holiday = (await this.calendar.holidayAt(within))(date);
    const works = (id: number) => !holiday && isOpen(during(visit), id);
    const day = instantsOn(date);
    const bookings = await bookingsBetween(day, ids, within);
    const visits = (id: number) => bookings.of(id, day).length;
    return ids.toSorted((a, b) => Number(works(b)) - Number(works(a)) || visits(a) - visits(b));
  }
}

function rulesOf({ minNoticeHours, maxDaysAhead }: BookingRules) {
  const now = Date.now();
  const lastDay = maxDaysAhead > 0 ? addDays(practiceDay(new Date(now)), maxDaysAhead) : undefined;
  return (date: string, startsAt: number): SlotState | undefined => {
    if (startsAt <= now) return 'over';
    if (startsAt <= now + minNoticeHours * 3_600_000) return 'too soon';
    return lastDay !== undefined && date > lastDay ? 'too far ahead' : undefined;
  };
}

export async function whoGives(
  serviceId: number | null | undefined,
  within: EntityManager,
): Promise<number[]> {
  const found = await within.find(Practitioner, {
    select: { id: true },
    where: { retiredAt: IsNull(), ...(serviceId && { services: { id: serviceId } }) },
    order: { sort: 'ASC', id: 'ASC' },
  });
  return found.map(({ id }) => id);
}

async function bookingsBetween(
  { from, to }: Span,
  practitionerIds: readonly number[],
  within: EntityManager,
  except = 0,
) {
  const rows = await within
    .createQueryBuilder(AppointmentPractitioner, 'taken')
    .select('taken.practitionerId', 'id')
    .addSelect('CAST(extract(epoch FROM lower(taken.during)) * 1000 AS float8)', 'from')
    .addSelect('CAST(extract(epoch FROM upper(taken.during)) * 1000 AS float8)', 'to')
    .where({ practitionerId: In([...practitionerIds]) })
    .andWhere('taken.during && tstzrange(:from, :to)', { from: new Date(from), to: new Date(to) })
    .andWhere('taken.appointmentId <> :except', { except })
    .getRawMany<Span & { id: number }>();
  const byPractitioner = Map.groupBy(rows, ({ id }) => id);
  return {
    of: (id: number, span: Span): Span[] =>
      byPractitioner.get(id)?.filter((each) => overlap(each, span)) ?? [],
  };
}

export function bookedIn(
  { from, to }: Span,
  practitionerIds: readonly number[],
  within: EntityManager,
  except: number,
): Promise<AppointmentPractitioner[]> {
  return within
    .createQueryBuilder(AppointmentPractitioner, 'taken')
    .innerJoinAndSelect('taken.practitioner', 'practitioner')
    .innerJoinAndSelect('taken.appointment', 'appointment')
    .innerJoinAndSelect('appointment.person', 'person')
    .where({ practitionerId: In([...practitionerIds]) })
    .andWhere('taken.during && tstzrange(:from, :to)', { from: new Date(from), to: new Date(to) })
    .andWhere('taken.appointmentId <> :except', { except })
    .orderBy('practitioner.sort')
    .addOrderBy('appointment.startsAt')
    .getMany();
}
