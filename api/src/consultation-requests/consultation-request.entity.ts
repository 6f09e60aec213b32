import {
  type ConsultationRequestInput,
  consultationRequestInput,
  type RequestState,
} from '@practice/contract/consultation-requests';
import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
  Unique,
} from 'typeorm';
import { Service } from '../services/service.entity.ts';

export const inputFields = Object.keys(
  consultationRequestInput.entries,
) as (keyof ConsultationRequestInput)[];

export const serviceLabel = ({ requestLabel, title }: Pick<Service, 'requestLabel' | 'title'>) =>
  requestLabel ?? title;

@Entity('consultation_requests')
@Unique('consultation_requests_idempotency_key_taken', ['idempotencyKey'])
@Check('consultation_requests_state', `state IN ('new', 'contacted', 'booked', 'closed')`)
@Check('consultation_requests_answered', `(state = 'new') = (answered_at IS NULL)`)
@Index('consultation_requests_newest', ['createdAt', 'id'])
@Index('consultation_requests_waiting', ['createdAt'], { where: `state = 'new'` })
@Index('consultation_requests_email', ['email'])
@Index('consultation_requests_by_reply', { synchronize: false })
export class ConsultationRequest {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  @Column('text') fullName: string;
  @Column('text') companyName: string;
  @Column('text') email: string;
  @Column('text', { nullable: true }) phone: string | null;
  @Column('text') service: string;
  @ManyToOne(() => Service)
  @JoinColumn({ name: 'service', referencedColumnName: 'slug' })
  requestedService: Relation<Service>;
  @Column('text', { nullable: true }) message: string | null;
  @Column('text', { default: 'new' }) state: RequestState;
  @Column('timestamptz', { nullable: true }) answeredAt: Date | null;
  @Column('uuid', { nullable: true, select: false }) idempotencyKey: string | null;
  @Column('boolean', { default: true }) confirmationEmailed: boolean;
  @Column('boolean', { default: false }) isDoubtful: boolean;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
}
