import type { RequestState, Service } from '@practice/contract/consultation-requests';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('consultation_requests')
export class ConsultationRequest {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('text', { name: 'full_name' })
  fullName: string;

  @Column('text', { name: 'company_name' })
  companyName: string;

  @Column('text')
  email: string;

  @Column('text', { nullable: true })
  phone: string | null;

  @Column('text')
  service: Service;

  @Column('text', { nullable: true })
  message: string | null;

  @Column('text', { default: 'new' })
  state: RequestState;

  /** When it first left the state "new"; the database keeps the two in step. */
  @Column('timestamptz', { name: 'answered_at', nullable: true })
  answeredAt: Date | null;

  /** Made by the form once per filling-in: the same one sent twice is one request. */
  @Column('uuid', { nullable: true, select: false })
  attempt: string | null;

  /** False for who has had so many confirmations that they look like somebody's prank on them. */
  @Column('boolean', { name: 'confirmation_mailed', default: true })
  confirmationMailed: boolean;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
