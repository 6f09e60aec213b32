import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { User } from '../auth/user.entity.ts';

/** What was asked of the assistant, for its daily limits; it stays when an assessment or an account is deleted. */
@Entity('assistant_uses')
@Check('assistant_uses_kind', `kind IN ('assessment', 'advice')`)
@Index('assistant_uses_by_time', ['at', 'kind', 'userId'])
export class AssistantUse {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  /** Null for a second try, if the client got no answer, or if their account is deleted. */
  @Column('integer', { nullable: true }) userId: number | null;
  @ManyToOne(() => User, { onDelete: 'SET NULL' }) @JoinColumn() user: Relation<User> | null;
  @Column('text') kind: 'assessment' | 'advice';
  @Column('timestamptz', { default: () => 'now()' }) at: Date;
}
