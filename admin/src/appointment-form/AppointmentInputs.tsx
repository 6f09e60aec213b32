import { appointmentMinutes } from '@practice/contract/appointments';
import { textLimits } from '@practice/contract/text';
import { TextInput } from 'react-admin';
import { TimeInputs } from './TimeInputs.tsx';

export const newAppointment = {
  title: '',
  appointmentDate: '',
  appointmentTime: '',
  minutes: appointmentMinutes,
  location: '',
  description: '',
};

const atMost = (maxLength: number) => ({ slotProps: { htmlInput: { maxLength } } });

export const AppointmentInputs = () => (
  <>
    <TextInput
      source="title"
      label="Title"
      helperText="For example, “Desk check.” Your client sees it."
      {...atMost(textLimits.title)}
    />
    <TimeInputs />
    <TextInput
      source="location"
      label="Location"
      helperText="For example, “Video call” or the client’s address. If you leave it blank, the email gives our address."
      {...atMost(textLimits.title)}
    />
    <TextInput
      source="description"
      label="Description"
      helperText="What your client should know or bring. They’ll see it in their dashboard. You can leave it blank."
      multiline
      minRows={3}
      {...atMost(textLimits.description)}
    />
  </>
);
