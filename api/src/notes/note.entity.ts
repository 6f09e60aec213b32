import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Assessment } from '../assessments/assessment.entity.ts';
import { Person, User } from '../auth/user.entity.ts';
import { ConsultationRequest } from '../consultation-requests/consultation-request.entity.ts';

export abstract class Note {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  abstract recordId: number;
  @Column('integer', { nullable: true }) authorId: number | null;
  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'author_id' })
  writer: Relation<User> | null;
  @Column('text') author: string;
  @Column('text') text: string;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
}

@Entity('client_notes')
@Index('client_notes_of_person', ['recordId', 'id'])
export class ClientNote extends Note {
  @Column('integer', { name: 'person_id' }) override recordId: number;
  @ManyToOne(() => Person, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'person_id' })
  person: Relation<Person>;
}

@Entity('consultation_notes')
@Index('consultation_notes_of_request', ['recordId', 'id'])
export class ConsultationNote extends Note {
  @Column('integer', { name: 'request_id' }) override recordId: number;
  @ManyToOne(() => ConsultationRequest, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'request_id' })
  request: Relation<ConsultationRequest>;
}

@Entity('assessment_notes')
@Index('assessment_notes_of_one', ['recordId', 'id'])
export class AssessmentNote extends Note {
  @Column('integer', { name: 'assessment_id' }) override recordId: number;
  @ManyToOne(() => Assessment, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'assessment_id' })
  assessment: Relation<Assessment>;
}
