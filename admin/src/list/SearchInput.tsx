import { TextInput, type TextInputProps } from 'react-admin';

/** react-admin's own has no label. */
export const SearchInput = (props: TextInputProps) => (
  <TextInput {...props} label="Search" type="search" resettable />
);
