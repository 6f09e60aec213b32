import { SelectInput, type SelectInputProps } from 'react-admin';

interface ChoiceInputProps extends Omit<SelectInputProps, 'choices'> {
  choices: ReadonlyArray<{ value: string | boolean; label: string }>;
}

export const ChoiceInput = ({ choices, ...rest }: ChoiceInputProps) => (
  <SelectInput {...rest} choices={[...choices]} optionValue="value" optionText="label" />
);
