import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('last_backup')
@Check('last_backup_one_row', 'only_row')
export class LastBackup {
  @PrimaryColumn('boolean', { default: true }) onlyRow: boolean;
  @Column('timestamptz') succeededAt: Date;
  @Column('bigint') bytes: string;
}
