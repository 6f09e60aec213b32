import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('alerts')
export class Alert {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  @Column('text', { unique: true }) key: string;
  @Column('text') message: string;
  @Column('integer', { default: 1 }) count: number;
  @Column('timestamptz', { default: () => 'now()' }) firstAt: Date;
  @Column('timestamptz', { default: () => 'now()' }) lastAt: Date;
}
