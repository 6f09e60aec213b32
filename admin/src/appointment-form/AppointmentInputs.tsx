import { TextAreaField, TextField } from '@practice/ui/Field';
import type { FieldProps } from '@practice/ui/form/useContractForm';
import { Notice } from '@practice/ui/Notice';
import { type FormWithTime, TimeInputs } from './TimeInputs.tsx';

export interface FormWithAppointment extends FormWithTime {
  field: FormWithTime['field'] & ((name: 'title' | 'location' | 'description') => FieldProps);
}

export function AppointmentInputs({ form }: { form: FormWithAppointment }) {
  return (
    <>
      <TextField {...form.field('title')} hint="For example, “Desk check.” Your client sees it." />
      <TimeInputs form={form} />
      <TextField
        {...form.field('location')}
        hint="For example, “Video call” or the client’s address. If you leave it blank, the email gives our address."
      />
      <TextAreaField
        {...form.field('description')}
        hint="What your client should know or bring. They’ll see it in their dashboard. You can leave it blank."
        rows={3}
      />
    </>
  );
}

export function NotBooked({ sentence }: { sentence: string | undefined }) {
  return (
    <div className="live" role="alert">
      {sentence && (
        <Notice tone="danger" title="Not booked">
          <p>{sentence}</p>
        </Notice>
      )}
    </div>
  );
}
