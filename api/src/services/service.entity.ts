import type { ConsentRule, ServicePlace } from '@practice/contract/services';
import { Check, Column, Entity, PrimaryGeneratedColumn, Unique, VirtualColumn } from 'typeorm';

/** Retired, never deleted, because appointments refer to it. */
@Entity('services')
@Unique('services_slug_taken', ['slug'])
@Unique('services_title_taken', ['title'])
@Check('services_minutes', 'minutes BETWEEN 5 AND 480 AND buffer_minutes BETWEEN 0 AND 240')
@Check('services_place', `place IN ('office', 'client', 'video', 'phone', 'choice')`)
@Check('services_consent', `consent IN ('none', 'offered', 'required')`)
@Check('services_price', 'price_cents >= 0 AND (price_to_cents IS NULL OR price_to_cents > price_cents)')
export class Service {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  @Column('text') slug: string;
  @Column('text') title: string;
  @Column('text', { default: '' }) about: string;
  @Column('smallint', { default: 60 }) minutes: number;
  @Column('smallint', { default: 0 }) bufferMinutes: number;
  @Column('text') place: ServicePlace;
  /** Null means quoted before the visit. With `priceToCents`, it is a range. */
  @Column('integer', { nullable: true }) priceCents: number | null;
  @Column('integer', { nullable: true }) priceToCents: number | null;
  @Column('text', { nullable: true }) bring: string | null;
  @Column('text', { default: 'none' }) consent: ConsentRule;
  /** Its name in the consultation form; null if it isn't offered there. */
  @Column('text', { nullable: true }) requestLabel: string | null;
  @Column('boolean', { default: true }) isBookable: boolean;
  @Column('integer') sort: number;
  @Column('timestamptz', { nullable: true }) retiredAt: Date | null;
  @Column('integer', { default: 1 }) version: number;
  @VirtualColumn({
    type: 'jsonb',
    query: (service) => `
      SELECT coalesce(jsonb_agg(practitioner_id ORDER BY practitioner_id), '[]')
      FROM service_practitioners WHERE service_id = ${service}.id`,
  })
  practitionerIds: number[];
}
