import { FormControl, FormLabel } from '@mui/material';
import { practiceDay } from '@practice/contract/format';
import { textLimits } from '@practice/contract/text';
import { acceptedReport, acceptedReportHint } from '@practice/contract/uploads';
import { BooleanInput, DateInput, TextInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { ChoiceInput } from '../list/filters.tsx';
import { UploadInput } from '../uploads/UploadInput.tsx';

const points = Array.from({ length: 11 }, (_, point) => ({ value: String(point), label: String(point) }));
const text = { multiline: true, slotProps: { htmlInput: { maxLength: textLimits.message } } };

export function AssessmentInputs({ hasReport = false }: { hasReport?: boolean }) {
  const { trigger } = useFormContext();
  return (
    <>
      <DateInput
        source="assessmentDate"
        label="Date"
        helperText="The day you looked at the desk."
        slotProps={{ htmlInput: { max: practiceDay() } }}
      />
      <FormControl component="fieldset">
        <FormLabel component="legend" sx={{ mb: 1, color: 'text.primary', fontWeight: 600 }}>
          Scores out of 10
        </FormLabel>
        <div className="columns gap-4 pair">
          <ChoiceInput
            source="workstationScore"
            label="Workstation score"
            helperText="Chair, screen, keyboard, mouse, light."
            emptyText="Not evaluated"
            choices={points}
          />
          <ChoiceInput
            source="posturalScore"
            label="Posture score"
            helperText="How they sit, for how long, and their breaks."
            emptyText="Not evaluated"
            choices={points}
          />
        </div>
      </FormControl>
      <TextInput
        {...text}
        source="analysis"
        label="Overview"
        rows={5}
        helperText="What you saw, in a few sentences. Your client will read this first."
      />
      <TextInput
        {...text}
        source="ergonomicRisks"
        label="Risks (optional)"
        rows={4}
        helperText="One per line, such as “The right arm reaches for the mouse all day.”"
      />
      <TextInput
        {...text}
        source="recommendations"
        label="Recommendations (optional)"
        rows={6}
        helperText="What to change, most useful first. Start a line with a dash to make a list."
      />
      <BooleanInput
        source="followUpNeeded"
        label="Follow-up needed"
        helperText="Your client sees “Follow-up Needed” instead of “Completed.”"
      />
      <UploadInput
        source="file"
        label={hasReport ? 'Replace the report' : 'Report (optional)'}
        helperText={`${acceptedReportHint} Only this client and your practice’s admins can open it.`}
        accept={acceptedReport}
        onChange={() => trigger('file')}
      />
    </>
  );
}
