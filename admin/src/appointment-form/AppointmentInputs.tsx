import { TextAreaField, TextField } from '@practice/ui/Field';
import { useFormContext } from 'react-hook-form';
import { fieldProps } from '../form/fields.ts';
import type { AppointmentFields } from './appointment-fields.ts';
import { TimeInputs } from './TimeInputs.tsx';

/** What, when and where: the fields of a new appointment, whoever comes. */
export function AppointmentInputs() {
  const field = fieldProps(useFormContext<AppointmentFields>());
  return (
    <>
      <TextField label="Title" hint="Such as “Desk check.” Your client sees it." {...field('title')} />
      <TimeInputs />
      <TextField
        label="Location"
        hint="Such as “Video call” or the client’s address. If you leave it empty, the email gives our address."
        {...field('location')}
      />
      <TextAreaField
        label="Description"
        hint="What your client should know or bring. They read it in their portal. You can leave it empty."
        rows={3}
        {...field('description')}
      />
    </>
  );
}
