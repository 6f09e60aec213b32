import { TextField } from '@practice/ui/Field';
import type { FieldProps } from '@practice/ui/form/useContractForm';

interface PersonInputsProps {
  field: (name: 'firstName' | 'lastName' | 'email' | 'phone') => FieldProps;
  mustAskNames: boolean;
  asksPhone: boolean;
}

/** The fields for the person, without those that an existing account has already. */
export function PersonInputs({ field, mustAskNames, asksPhone }: PersonInputsProps) {
  return (
    <>
      {mustAskNames && (
        <div className="columns gap-4 pair">
          <TextField {...field('firstName')} autoComplete="off" />
          <TextField {...field('lastName')} autoComplete="off" />
        </div>
      )}
      <div className="columns gap-4 pair">
        <TextField {...field('email')} type="email" inputMode="email" autoComplete="off" />
        {asksPhone && <TextField {...field('phone')} type="tel" inputMode="tel" autoComplete="off" />}
      </div>
    </>
  );
}
