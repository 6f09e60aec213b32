import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { clockTime } from '../database/clock-time.ts';
import { Practitioner } from '../practitioners/practitioner.entity.ts';

const orNone = { ...clockTime, nullable: true };

@Entity('closures')
@Check('closures_days', 'first_day <= last_day')
@Check('closures_times', '(from_time IS NULL) = (to_time IS NULL)')
@Index('closures_by_day', ['lastDay', 'firstDay'])
export class Closure {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  @Column('date') firstDay: string;
  @Column('date') lastDay: string;
  @Column('time', orNone) fromTime: string | null;
  @Column('time', orNone) toTime: string | null;
  @Column('text', { nullable: true }) reason: string | null;
  @Column('integer', { nullable: true }) practitionerId: number | null;
  @ManyToOne(() => Practitioner, { onDelete: 'CASCADE' })
  @JoinColumn()
  practitioner: Relation<Practitioner> | null;
}

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
  @Column('time', orNone) opens: string | null;
  @Column('time', orNone) closes: string | null;
}

@Entity('start_times')
@Check('start_times_weekday', 'weekday BETWEEN 0 AND 6')
export class StartTime {
  @PrimaryColumn('smallint') weekday: number;
  @PrimaryColumn('time', { ...clockTime, name: 'at' }) time: string;
}

@Entity('booking_rules')
@Check('booking_rules_one_row', 'id')
export class BookingRules {
  @PrimaryColumn('boolean', { default: true }) id: boolean;
  @Column('integer', { default: 0 }) minNoticeHours: number;
  @Column('integer', { default: 0 }) maxDaysAhead: number;
  @Column('boolean', { default: false }) refusesLateChanges: boolean;
}
