import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('assistant_uses')
export class AssistantUse {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  /** Null if the client got no answer, or their account is deleted. */
  @Column('integer', { nullable: true }) userId: number | null;
  @Column('text') kind: 'assessment' | 'advice';
  @Column('timestamptz', { default: () => 'now()' }) at: Date;
}
