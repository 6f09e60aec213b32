import { TextInput, type TextInputProps } from 'react-admin';

export const SearchInput = (props: TextInputProps) => (
  <TextInput {...props} label="Search" type="search" resettable />
);
