import {
  Check,
  Column,
  Entity,
  JoinColumn,
  JoinTable,
  ManyToMany,
  ManyToOne,
  OneToMany,
  OneToOne,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { User } from '../auth/user.entity.ts';
import { clockTime } from '../database/clock-time.ts';
import { Service } from '../services/service.entity.ts';

/** Retired, never deleted, because appointments refer to them. */
@Entity('practitioners')
export class Practitioner {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  @Column('integer', { nullable: true }) userId: number | null;
  @OneToOne(() => User, { onDelete: 'SET NULL' }) @JoinColumn() user: Relation<User> | null;
  @Column('text') name: string;
  @Column('text') credentials: string;
  @Column('text') licenseNumber: string;
  @Column('text') licenseState: string;
  @Column('text') roleTitle: string;
  @Column('text', { nullable: true }) about: string | null;
  @Column('integer') sort: number;
  @Column('timestamptz', { nullable: true }) retiredAt: Date | null;
  @Column('integer', { default: 1 }) version: number;
  @ManyToMany(() => Service, { onDelete: 'CASCADE' })
  @JoinTable({
    name: 'service_practitioners',
    joinColumn: { name: 'practitioner_id' },
    inverseJoinColumn: { name: 'service_id' },
  })
  services: Relation<Service>[];
  @OneToMany(() => WorkingHours, 'practitioner', { cascade: true }) hours: Relation<WorkingHours>[];
}

@Entity('working_hours')
@Check('working_hours_weekday', 'weekday BETWEEN 0 AND 6')
@Check('working_hours_order', 'opens < closes')
export class WorkingHours {
  @PrimaryColumn('integer') practitionerId: number;
  @ManyToOne(() => Practitioner, 'hours', { onDelete: 'CASCADE', orphanedRowAction: 'delete' })
  @JoinColumn()
  practitioner: Relation<Practitioner>;
  @PrimaryColumn('smallint') weekday: number;
  @PrimaryColumn('time', { ...clockTime }) opens: string;
  @Column('time', { ...clockTime }) closes: string;
}
