import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Something outside of the product that does not work; see `Alerts`. */
@Entity('alerts')
export class Alert {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('text', { unique: true })
  key: string;

  @Column('text')
  message: string;

  @Column('integer', { default: 1 })
  count: number;

  @Column('timestamptz', { name: 'first_at', default: () => 'now()' })
  firstAt: Date;

  @Column('timestamptz', { name: 'last_at', default: () => 'now()' })
  lastAt: Date;
}
