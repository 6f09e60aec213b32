import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Both times are null on a weekday when the practice is closed. */
@Entity('opening_hours')
export class OpeningHours {
  /** 0 is Sunday. */
  @PrimaryColumn('smallint') weekday: number;
  @Column('text', { nullable: true }) opens: string | null;
  @Column('text', { nullable: true }) closes: string | null;
}
