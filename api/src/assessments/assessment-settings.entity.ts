import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('assessment_settings')
export class AssessmentSettingsRow {
  @PrimaryColumn('boolean', { default: true }) id: boolean;
  @Column('text', { nullable: true }) practitionerLine: string | null;
}
