import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The one row of what binds clients who book; 0 is no rule. */
@Entity('booking_rules')
export class BookingRules {
  @PrimaryColumn('boolean', { default: true })
  id: boolean;

  @Column('integer', { name: 'min_notice_hours', default: 0 })
  minNoticeHours: number;

  @Column('integer', { name: 'max_days_ahead', default: 0 })
  maxDaysAhead: number;

  @Column('integer', { name: 'change_cutoff_hours', default: 0 })
  changeCutoffHours: number;
}
