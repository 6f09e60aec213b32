import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A call to the model, counted for its limits. */
@Entity('assistant_uses')
export class AssistantUse {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  /** Null when they got no answer, and when the account is gone. */
  @Column('integer', { name: 'user_id', nullable: true })
  userId: number | null;

  @Column('text')
  kind: 'assessment' | 'advice';

  @Column('timestamptz', { default: () => 'now()' })
  at: Date;
}
