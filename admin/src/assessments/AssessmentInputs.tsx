import { attachedReportPath } from '@practice/contract/admin-assessments';
import { practiceDay } from '@practice/contract/format';
import { limits } from '@practice/contract/text';
import { acceptedReport, acceptedReportHint } from '@practice/contract/uploads';
import { SelectField, TextAreaField, TextField } from '@practice/ui/Field';
import { SwitchField } from '@practice/ui/SwitchField';
import { FieldGroup } from '../form/EditorForm.tsx';
import { FileField } from '../uploads/FileField.tsx';
import styles from './AssessmentInputs.module.css';
import type { AssessmentEditor } from './useAssessmentEditor.ts';

const scores = Array.from({ length: 11 }, (_, score) => ({ value: String(score), label: `${score}` }));

interface AssessmentInputsProps {
  editor: AssessmentEditor;
  /** The number of an existing assessment. */
  id?: number | undefined;
}

/** All fields of an assessment, apart from the client. */
export function AssessmentInputs({ editor, id = 0 }: AssessmentInputsProps) {
  const { toSend, report } = editor;
  const { field } = editor.form;
  return (
    <>
      <TextField
        {...field('assessmentDate')}
        type="date"
        max={practiceDay()}
        hint="The day you looked at the desk."
      />
      <FieldGroup legend="Scores out of 10">
        <div className={styles.pair}>
          <SelectField
            {...field('workstationScore')}
            hint="Chair, screen, keyboard, mouse, light."
            placeholder="Not evaluated"
            choices={scores}
          />
          <SelectField
            {...field('posturalScore')}
            hint="How they sit, for how long, and their breaks."
            placeholder="Not evaluated"
            choices={scores}
          />
        </div>
      </FieldGroup>
      <TextAreaField
        {...field('analysis')}
        hint="What you saw, in a few sentences. Your client reads it first."
        rows={5}
        maxLength={limits.message}
      />
      <TextAreaField
        {...field('ergonomicRisks')}
        label="Risks (optional)"
        hint="One on each line, such as “The right arm reaches for the mouse all day.”"
        rows={4}
        maxLength={limits.message}
      />
      <TextAreaField
        {...field('recommendations')}
        label="Recommendations (optional)"
        hint="What to change, the most useful first. Start a line with a dash to make a list."
        rows={6}
        maxLength={limits.message}
      />
      <SwitchField
        {...field('followUpNeeded')}
        hint="Your client sees “Follow-up Needed” instead of “Completed.”"
      />
      <FileField
        label={report ? 'Replace the report' : 'Report (optional)'}
        hint={`${acceptedReportHint} Only this client and your practice’s admins can open it.`}
        accept={acceptedReport}
        current={report && { ...report, url: attachedReportPath(id) }}
        toSend={toSend}
        onChoose={toSend.choose}
        onRemove={editor.removeReport}
      />
    </>
  );
}
