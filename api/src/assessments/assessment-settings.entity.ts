import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The one row of what the practice adds to what the AI tool says. */
@Entity('assessment_settings')
export class AssessmentSettingsRow {
  @PrimaryColumn('boolean', { default: true })
  id: boolean;

  @Column('text', { name: 'practitioner_line', nullable: true })
  practitionerLine: string | null;
}
