import { textLimits } from '@practice/contract/text';
import { TextInput, type TextInputProps } from 'react-admin';

const named = (maxLength: number) => ({ autoComplete: 'off', slotProps: { htmlInput: { maxLength } } });

export const NameInputs = () => (
  <div className="columns gap-5 pair">
    <TextInput source="firstName" label="First name" {...named(textLimits.name)} />
    <TextInput source="lastName" label="Last name" {...named(textLimits.name)} />
  </div>
);

export const EmailInput = (props: Omit<TextInputProps, 'source'>) => (
  <TextInput source="email" label="Email" type="email" {...named(textLimits.email)} {...props} />
);

export const PhoneInput = (props: Omit<TextInputProps, 'source'>) => (
  <TextInput source="phone" label="Phone (optional)" type="tel" {...named(textLimits.phone)} {...props} />
);
