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

/** Who gives visits. They are retired, never deleted, because appointments name them. */
@Entity('practitioners')
export class Practitioner {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  /** The login of a colleague, if they have one. */
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

/** When a practitioner works; one without any works whenever the practice is open. Sunday is 0. */
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
