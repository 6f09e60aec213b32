import { type AssessmentSettings, assessmentSettings } from '@practice/contract/admin-assessments';
import { practitionerLineTitle } from '@practice/contract/assessment-words';
import { check } from '@practice/contract/check';
import { adminAssessments } from '@practice/contract/routes';
import { limits } from '@practice/contract/text';
import { Button } from '@practice/ui/Button';
import { TextAreaField } from '@practice/ui/Field';
import { toast } from '@practice/ui/toast';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useCallsInPlace } from '../form/CallsInPlace.tsx';
import { EditorForm } from '../form/EditorForm.tsx';
import { resolved } from '../form/field-errors.ts';
import { fieldProps, isSame } from '../form/fields.ts';
import { useSaving } from '../form/useSaving.ts';
import { showError } from '../layout/show-error.ts';

interface SettingsFields {
  practitionerLine: string;
}

const fields = [{ name: 'practitionerLine', label: 'Your note' }] as const;

const fieldsOf = ({ practitionerLine }: AssessmentSettings): SettingsFields => ({
  practitionerLine: practitionerLine ?? '',
});

export function SettingsForm({ loaded }: { loaded: AssessmentSettings }) {
  const [base, setBase] = useState(() => fieldsOf(loaded));
  const calls = useCallsInPlace();
  const form = useForm<SettingsFields, unknown, AssessmentSettings>({
    defaultValues: base,
    mode: 'onTouched',
    resolver: (typed) => resolved(check(assessmentSettings, typed)),
  });
  const saving = useSaving({
    form,
    fields,
    save: (settings) => calls.call(adminAssessments.saveSettings, settings),
    onFailure: (error) => showError('The note wasn’t saved', error),
  });

  async function save() {
    const saved = await saving.submit();
    if (!saved) return;
    setBase(fieldsOf(saved));
    form.reset(fieldsOf(saved));
    toast(
      saved.practitionerLine
        ? {
            title: 'Note saved',
            description: 'Clients read it under the scores of their AI assessments from now on.',
          }
        : { title: 'Note removed', description: 'AI assessments no longer have one.' },
    );
  }

  const left = limits.practitionerLine - form.watch('practitionerLine').length;
  return (
    <EditorForm
      form={form}
      fields={fields}
      isSignedOut={saving.isSignedOut}
      onSubmit={save}
      onSaveKey={save}
      isUnsaved={() => !isSame(fields, form.getValues(), base)}
      leaveWarning="You haven’t saved your note. If you leave, your changes are lost."
      buttons={
        <Button type="submit" busy={saving.isSaving && 'Saving…'}>
          Save note
        </Button>
      }
    >
      <TextAreaField
        label="Your note"
        hint={`It appears below the words “${practitionerLineTitle}.” Leave it empty to show no note. ${left} of ${limits.practitionerLine} characters left.`}
        rows={3}
        maxLength={limits.practitionerLine}
        {...fieldProps(form)('practitionerLine')}
      />
    </EditorForm>
  );
}
