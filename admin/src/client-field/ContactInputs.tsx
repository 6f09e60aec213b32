import { textLimits } from '@practice/contract/text';
import { DateInput, TextInput, type TextInputProps } from 'react-admin';
import { atMost } from '../form/RecordForm.tsx';

export const NameInputs = () => (
  <div className="columns gap-5 pair">
    <TextInput source="firstName" {...atMost(textLimits.name)} />
    <TextInput source="lastName" {...atMost(textLimits.name)} />
  </div>
);

export const EmailInput = (props: Omit<TextInputProps, 'source'>) => (
  <TextInput source="email" type="email" {...atMost(textLimits.email)} {...props} />
);

export const MoreInputs = ({ phoneHint }: { phoneHint?: string }) => (
  <>
    <TextInput
      source="phone"
      label="Phone (optional)"
      type="tel"
      helperText={phoneHint}
      {...atMost(textLimits.phone)}
    />
    <TextInput source="address" label="Address (optional)" {...atMost(textLimits.title)} />
    <DateInput source="birthDate" label="Birth date (optional)" helperText="Shows who is a minor." />
  </>
);
