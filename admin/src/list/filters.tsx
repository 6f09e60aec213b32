import { practiceDay } from '@practice/contract/format';
import { DateInput, required, SelectInput, type SelectInputProps, TextInput } from 'react-admin';

interface ChoiceInputProps extends Omit<SelectInputProps, 'choices' | 'source'> {
  source: string;
  choices: ReadonlyArray<{ value: string | number | boolean; label: string }>;
  /** Removes the empty choice. */
  isAlwaysChosen?: boolean;
}

export const ChoiceInput = ({ choices, isAlwaysChosen, label, ...rest }: ChoiceInputProps) => (
  <SelectInput
    {...rest}
    choices={[...choices]}
    optionValue="value"
    optionText="label"
    // A label that isn't a string gets no asterisk.
    {...(isAlwaysChosen ? { validate: required(), label: <span>{label}</span> } : { label })}
  />
);

/** 0 stands for none. */
export const orNone = { format: (id: number | null) => id ?? 0, parse: (id: number) => id || null };

export const search = (placeholder: string) => (
  <TextInput
    key="q"
    source="q"
    alwaysOn
    label="Search"
    type="search"
    resettable
    placeholder={placeholder}
    sx={{ minWidth: { md: '20rem' } }}
  />
);

export const choice = (source: string, props: Omit<ChoiceInputProps, 'source'>) => (
  <ChoiceInput key={source} source={source} alwaysOn {...props} />
);

export const yesOrNo = (yes: string, no: string) => [
  { value: true, label: yes },
  { value: false, label: no },
];

/** @param instantOf the instant to filter by if the API doesn't take a day */
export const day = (source: string, label: string, instantOf?: (day: string) => Date) => (
  <DateInput
    key={source}
    source={source}
    label={label}
    {...(instantOf && {
      format: (instant: string) => (instant ? practiceDay(instant) : ''),
      // While a year is typed, the browser reports years such as 0002.
      parse: (typed: string) => (typed >= '2000' ? instantOf(typed).toISOString() : null),
    })}
  />
);
