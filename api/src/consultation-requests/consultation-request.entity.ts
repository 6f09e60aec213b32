import {
  type ConsultationRequestInput,
  consultationRequestInput,
  type RequestState,
  type Service,
} from '@practice/contract/consultation-requests';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

export const inputFields = Object.keys(
  consultationRequestInput.entries,
) as (keyof ConsultationRequestInput)[];

@Entity('consultation_requests')
export class ConsultationRequest {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  @Column('text') fullName: string;
  @Column('text') companyName: string;
  @Column('text') email: string;
  @Column('text', { nullable: true }) phone: string | null;
  @Column('text') service: Service;
  @Column('text', { nullable: true }) message: string | null;
  @Column('text', { default: 'new' }) state: RequestState;
  @Column('timestamptz', { nullable: true }) answeredAt: Date | null;
  @Column('uuid', { nullable: true, select: false }) idempotencyKey: string | null;
  @Column('boolean', { default: true }) confirmationEmailed: boolean;
  @Column('boolean', { default: false }) isDoubtful: boolean;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
}
