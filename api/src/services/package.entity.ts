import type { Package as PackageView } from '@practice/contract/packages';
import {
  Check,
  Column,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
  Unique,
} from 'typeorm';
import { Service } from './service.entity.ts';

@Entity('packages')
@Unique('packages_slug_taken', ['slug'])
@Unique('packages_title_taken', ['title'])
@Check('packages_price', 'price_cents > 0')
@Check('packages_visits', 'visits > 0')
export class Package {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  @Column('text') slug: string;
  @Column('text') title: string;
  @Column('text') tagline: string;
  @Column('text') description: string;
  @Column('integer') priceCents: number;
  @Column('text') bestFor: string;
  @Column('jsonb') features: PackageView['features'];
  @Column('integer', { nullable: true }) serviceId: number | null;
  @ManyToOne(() => Service) @JoinColumn() service: Relation<Service> | null;
  @Column('smallint', { default: 1 }) visits: number;
  @Column('integer') sort: number;
  @Column('boolean', { default: true }) isShown: boolean;
  @Column('timestamptz', { nullable: true }) retiredAt: Date | null;
}
