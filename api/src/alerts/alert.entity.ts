import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';

@Entity('alerts')
@Unique('alerts_key', ['key'])
export class Alert {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  @Column('text') key: string;
  @Column('text') message: string;
  @Column('integer', { default: 1 }) count: number;
  @Column('timestamptz', { default: () => 'now()' }) firstAt: Date;
  @Column('timestamptz', { default: () => 'now()' }) lastAt: Date;
}
