import { Check, Column, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

@Entity('closures')
@Check('closures_days', 'first_day <= last_day')
@Check('closures_times', '(from_time IS NULL) = (to_time IS NULL)')
@Index('closures_by_day', ['lastDay', 'firstDay'])
export class Closure {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  @Column('date') firstDay: string;
  @Column('date') lastDay: string;
  @Column('text', { nullable: true }) fromTime: string | null;
  @Column('text', { nullable: true }) toTime: string | null;
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
  @Column('text', { nullable: true }) opens: string | null;
  @Column('text', { nullable: true }) closes: string | null;
}

@Entity('booking_rules')
@Check('booking_rules_one_row', 'id')
export class BookingRules {
  @PrimaryColumn('boolean', { default: true }) id: boolean;
  @Column('integer', { default: 0 }) minNoticeHours: number;
  @Column('integer', { default: 0 }) maxDaysAhead: number;
  @Column('boolean', { default: false }) refusesLateChanges: boolean;
}
