import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

export abstract class Note {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  abstract recordId: number;
  @Column('integer', { nullable: true }) authorId: number | null;
  @Column('text') author: string;
  @Column('text') text: string;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
}

@Entity('client_notes')
export class ClientNote extends Note {
  @Column('integer', { name: 'user_id' }) override recordId: number;
}

@Entity('consultation_notes')
export class ConsultationNote extends Note {
  @Column('integer', { name: 'request_id' }) override recordId: number;
}

@Entity('assessment_notes')
export class AssessmentNote extends Note {
  @Column('integer', { name: 'assessment_id' }) override recordId: number;
}
