import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Closed days, or closed hours of one day when both times are set. */
@Entity('closures')
export class Closure {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  @Column('date') firstDay: string;
  @Column('date') lastDay: string;
  @Column('text', { nullable: true }) fromTime: string | null;
  @Column('text', { nullable: true }) toTime: string | null;
  @Column('text', { nullable: true }) reason: string | null;
}
