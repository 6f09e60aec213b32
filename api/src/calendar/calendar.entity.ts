import { to12Hour, to24Hour } from '@practice/contract/time';
import { Check, Column, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

/** A `time` in the table, 9:00 AM elsewhere. */
const transformer = {
  to: (time: string | null) => time && to24Hour(time),
  from: (time: string | null) => time && to12Hour(time),
};
const clockTime = { nullable: true, transformer };

@Entity('closures')
@Check('closures_days', 'first_day <= last_day')
@Check('closures_times', '(from_time IS NULL) = (to_time IS NULL)')
@Index('closures_by_day', ['lastDay', 'firstDay'])
export class Closure {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  @Column('date') firstDay: string;
  @Column('date') lastDay: string;
  @Column('time', clockTime) fromTime: string | null;
  @Column('time', clockTime) toTime: string | null;
  @Column('text', { nullable: true }) reason: string | null;
}

/** Which days are holidays is a rule of the contract: holidayOn. */
@Entity('open_holidays')
export class OpenHoliday {
  @PrimaryColumn('date') day: string;
}

/** Sunday is 0. */
@Entity('opening_hours')
@Check('opening_hours_weekday', 'weekday BETWEEN 0 AND 6')
@Check('opening_hours_both', '(opens IS NULL) = (closes IS NULL)')
export class OpeningHours {
  @PrimaryColumn('smallint') weekday: number;
  @Column('time', clockTime) opens: string | null;
  @Column('time', clockTime) closes: string | null;
}

/** What the owners added to the start times that every weekday has. */
@Entity('start_times')
@Check('start_times_weekday', 'weekday BETWEEN 0 AND 6')
export class StartTime {
  @PrimaryColumn('smallint') weekday: number;
  @PrimaryColumn('time', { name: 'at', transformer }) time: string;
}

@Entity('booking_rules')
@Check('booking_rules_one_row', 'id')
export class BookingRules {
  @PrimaryColumn('boolean', { default: true }) id: boolean;
  @Column('integer', { default: 0 }) minNoticeHours: number;
  @Column('integer', { default: 0 }) maxDaysAhead: number;
  @Column('boolean', { default: false }) refusesLateChanges: boolean;
}
