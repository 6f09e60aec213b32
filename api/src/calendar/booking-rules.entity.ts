import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A table of one row. A value of 0 switches its rule off. */
@Entity('booking_rules')
export class BookingRules {
  @PrimaryColumn('boolean', { default: true }) id: boolean;
  @Column('integer', { default: 0 }) minNoticeHours: number;
  @Column('integer', { default: 0 }) maxDaysAhead: number;
  @Column('integer', { default: 0 }) changeCutoffHours: number;
}
