import { Injectable } from '@nestjs/common';
import {
  alreadyClosedMessage,
  type CalendarInput,
  type CalendarSettings,
  type ClosedDays,
  type ClosureInput,
  type Closure as ClosureView,
  closedDaysAhead,
  type HolidayInput,
  type OpeningTimes,
} from '@practice/contract/calendar';
import { addDays, instantsOn, spanOf, weekdayOf } from '@practice/contract/clock';
import { holidayOn, holidaysIn } from '@practice/contract/holidays';
import { paths } from '@practice/contract/paths';
import { practitionerMessages } from '@practice/contract/practitioners';
import { hoursOn, timesOn } from '@practice/contract/start-times';
import { overlap, type Span } from '@practice/contract/time';
import { DataSource, type EntityManager, IsNull, LessThanOrEqual, MoreThanOrEqual } from 'typeorm';
import { takeLock } from '../database/locks.ts';
import { BoundedPool } from '../http/bounded-pool.ts';
import { conflict, invalid } from '../http/validation.ts';
import { PageCache } from '../page-cache/page-cache.ts';
import { Practitioner, WorkingHours } from '../practitioners/practitioner.entity.ts';
import { BookingRules, Closure, OpenHoliday, OpeningHours, StartTime } from './calendar.entity.ts';

/** Waiting here, unlike at the lock, takes no connection and doesn't time out. */
const writes = new BoundedPool(2, 250);

/**
 * Runs transactions that book, or change what can be booked, one at a time.
 * @throws ServiceUnavailableException
 */
export function writeCalendar<Result>(
  dataSource: DataSource,
  write: (manager: EntityManager) => Promise<Result>,
): Promise<Result> {
  return writes.run(() =>
    dataSource.transaction(async (manager) => {
      await takeLock('calendar', manager);
      return write(manager);
    }),
  );
}

@Injectable()
export class Calendar {
  constructor(
    private readonly dataSource: DataSource,
    private readonly pageCache: PageCache,
  ) {}

  async settings(): Promise<CalendarSettings> {
    const { manager } = this.dataSource;
    const all = [hoursOf(manager), this.rules(manager), startTimesOf(manager)] as const;
    const [hours, rules, startTimes] = await Promise.all(all);
    return { hours, rules, startTimes };
  }

  async save({ hours, rules, startTimes }: CalendarInput): Promise<CalendarSettings> {
    await this.write(async (manager) => {
      for (const { weekday, opens, closes } of hours) {
        await manager.update(OpeningHours, { weekday }, { opens, closes });
      }
      await manager.update(BookingRules, { id: true }, rules);
      if (!startTimes) return;
      await manager.deleteAll(StartTime);
      for (const each of startTimes) await manager.insert(StartTime, each);
    });
    return this.settings();
  }

  async rules(within: EntityManager): Promise<CalendarSettings['rules']> {
    const { id: _, ...rules } = await within.findOneByOrFail(BookingRules, { id: true });
    return rules;
  }

  closuresFrom(day: string): Promise<ClosureView[]> {
    return this.dataSource.getRepository(Closure).find({
      where: { lastDay: MoreThanOrEqual(day) },
      order: { firstDay: 'ASC', id: 'ASC' },
    });
  }

  async openingTimes(day: string): Promise<OpeningTimes> {
    const to = addDays(day, closedDaysAhead);
    const [hours, closures, open] = await Promise.all([
      hoursOf(this.dataSource.manager),
      this.closuresFrom(day),
      this.openHolidays(),
    ]);
    const closed = closures
      .filter(
        ({ firstDay, fromTime, practitionerId }) =>
          practitionerId === null && fromTime === null && firstDay <= to,
      )
      .map(({ firstDay, lastDay }) => ({ firstDay, lastDay }));
    const holidays = holidaysIn({ from: day, to })
      .filter(({ day }) => !open.includes(day) && hoursOn(day, hours)?.opens && !closed.some(include(day)))
      .map(({ day }) => ({ firstDay: day, lastDay: day }));
    const closedDays = [...closed, ...holidays].sort((a, b) => a.firstDay.localeCompare(b.firstDay));
    return { hours, closedDays };
  }

  close({ reason, ...closure }: ClosureInput): Promise<ClosureView> {
    const { firstDay, lastDay, practitionerId } = closure;
    const days = { firstDay: LessThanOrEqual(firstDay), lastDay: MoreThanOrEqual(lastDay) };
    return this.write(async (manager) => {
      const isKnown =
        practitionerId === null || (await manager.existsBy(Practitioner, { id: practitionerId }));
      if (!isKnown) throw invalid(practitionerMessages.unknown, 'practitionerId');
      const away = [IsNull(), ...(practitionerId === null ? [] : [practitionerId])];
      const same = await manager.findBy(
        Closure,
        away.map((who) => ({ ...days, practitionerId: who })),
      );
      if (same.some((each) => contains(spanOf(each), spanOf(closure))))
        throw conflict(alreadyClosedMessage, 'firstDay');
      return manager.save(Closure, { ...closure, reason: reason ?? null });
    });
  }

  async reopen(id: number): Promise<boolean> {
    const { affected } = await this.write((manager) => manager.delete(Closure, { id }));
    return affected === 1;
  }

  async openHolidays(within = this.dataSource.manager): Promise<string[]> {
    const rows = await within.find(OpenHoliday, { order: { day: 'ASC' } });
    return rows.map(({ day }) => day);
  }

  async setHoliday({ day, isOpen }: HolidayInput): Promise<string[]> {
    await this.write(async (manager) => {
      if (isOpen) await manager.save(OpenHoliday, { day });
      else await manager.delete(OpenHoliday, { day });
    });
    return this.openHolidays();
  }

  async holidayAt(within: EntityManager) {
    const open = await this.openHolidays(within);
    return (day: string) => (open.includes(day) ? undefined : holidayOn(day));
  }

  async startTimesOn(within: EntityManager) {
    const added = await startTimesOf(within);
    return (day: string) => timesOn(weekdayOf(day), added);
  }

  async openAt(first: string, last: string, within: EntityManager) {
    const hours = await hoursOf(within);
    const working = Map.groupBy(await within.find(WorkingHours), ({ practitionerId }) => practitionerId);
    const overlapping = { lastDay: MoreThanOrEqual(first), firstDay: LessThanOrEqual(last) };
    const closures = (await within.findBy(Closure, overlapping)).map((closure) => ({
      practitionerId: closure.practitionerId,
      span: spanOf(closure),
    }));
    return (day: string) => {
      const { opens, closes } = hoursOn(day, hours) ?? {};
      if (!opens || !closes) return () => false;
      const { at } = instantsOn(day);
      const spanOn = (times: { opens: string; closes: string }): Span => ({
        from: at(times.opens),
        to: at(times.closes),
      });
      const open = spanOn({ opens, closes });
      const weekday = weekdayOf(day);
      const closedTo = (id: number, span: Span) =>
        closures.some((each) => (each.practitionerId ?? id) === id && overlap(span, each.span));
      const shiftsOf = (id: number) =>
        working.get(id)?.flatMap((each) => (each.weekday === weekday ? spanOn(each) : [])) ?? [open];
      return (span: Span, id = 0): boolean =>
        contains(open, span) && shiftsOf(id).some((shift) => contains(shift, span)) && !closedTo(id, span);
    };
  }

  private async write<Result>(change: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    const result = await writeCalendar(this.dataSource, change);
    await this.pageCache.purge([paths.contact]);
    return result;
  }
}

const contains = (outer: Span, inner: Span) => outer.from <= inner.from && inner.to <= outer.to;

function include(day: string) {
  return ({ firstDay, lastDay }: ClosedDays) => firstDay <= day && day <= lastDay;
}

function startTimesOf(manager: EntityManager): Promise<StartTime[]> {
  return manager.find(StartTime, { order: { weekday: 'ASC', time: 'ASC' } });
}

function hoursOf(manager: EntityManager): Promise<OpeningHours[]> {
  return manager.find(OpeningHours, { order: { weekday: 'ASC' } });
}
