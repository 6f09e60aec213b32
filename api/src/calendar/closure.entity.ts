import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Days, or hours of one day, in which nothing can be booked. */
@Entity('closures')
export class Closure {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('date', { name: 'first_day' })
  firstDay: string;

  @Column('date', { name: 'last_day' })
  lastDay: string;

  @Column('text', { name: 'from_time', nullable: true })
  fromTime: string | null;

  @Column('text', { name: 'to_time', nullable: true })
  toTime: string | null;

  @Column('text', { nullable: true })
  reason: string | null;
}
