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

@Entity('assistant_uses')
@Check('assistant_uses_kind', `kind IN ('assessment', 'advice')`)
@Index('assistant_uses_by_time', ['at', 'kind', 'userId'])
export class AssistantUse {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  @Column('integer', { nullable: true }) userId: number | null;
  @ManyToOne(() => User, { onDelete: 'SET NULL' }) @JoinColumn() user: Relation<User> | null;
  @Column('text') kind: 'assessment' | 'advice';
  @Column('timestamptz', { default: () => 'now()' }) at: Date;
}
