import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

@Entity('closures')
export class Closure {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  @Column('date') firstDay: string;
  @Column('date') lastDay: string;
  @Column('text', { nullable: true }) fromTime: string | null;
  @Column('text', { nullable: true }) toTime: string | null;
  @Column('text', { nullable: true }) reason: string | null;
}

@Entity('open_holidays')
export class OpenHoliday {
  @PrimaryColumn('date') day: string;
}

@Entity('opening_hours')
export class OpeningHours {
  @PrimaryColumn('smallint') weekday: number;
  @Column('text', { nullable: true }) opens: string | null;
  @Column('text', { nullable: true }) closes: string | null;
}

@Entity('booking_rules')
export class BookingRules {
  @PrimaryColumn('boolean', { default: true }) id: boolean;
  @Column('integer', { default: 0 }) minNoticeHours: number;
  @Column('integer', { default: 0 }) maxDaysAhead: number;
  @Column('boolean', { default: false }) refusesLateChanges: boolean;
}
