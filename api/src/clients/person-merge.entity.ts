import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Person } from '../auth/user.entity.ts';

export interface Moved {
  appointments: number[];
  assessments: number[];
  notes: number[];
  payments: number[];
  filled: ('birthDate' | 'phone' | 'address' | 'email')[];
  closedAt: string | null;
}

@Entity('people_merges')
@Index('people_merges_of_kept', ['keptId', 'mergedAt'])
@Index('people_merges_other_taken', ['otherId'], { unique: true })
export class PersonMerge {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  @Column('integer') keptId: number;
  @ManyToOne(() => Person, { onDelete: 'CASCADE' }) @JoinColumn() kept: Relation<Person>;
  /** Closed at once, and deleted after a day. */
  @Column('integer') otherId: number;
  @ManyToOne(() => Person, { onDelete: 'CASCADE' }) @JoinColumn() other: Relation<Person>;
  @Column('jsonb') moved: Moved;
  @Column('text') mergedBy: string;
  @Column('timestamptz', { default: () => 'now()' }) mergedAt: Date;
}
