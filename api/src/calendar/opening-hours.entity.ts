import { Column, Entity, PrimaryColumn } from 'typeorm';

/** When the practice is open on a weekday; both times null where it is closed. */
@Entity('opening_hours')
export class OpeningHours {
  /** 0 is Sunday. */
  @PrimaryColumn('smallint')
  weekday: number;

  @Column('text', { nullable: true })
  opens: string | null;

  @Column('text', { nullable: true })
  closes: string | null;
}
