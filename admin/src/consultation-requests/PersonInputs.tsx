import { TextField } from '@practice/ui/Field';
import { useFormContext } from 'react-hook-form';
import { fieldProps } from '../form/fields.ts';
import styles from './MakeClient.module.css';
import type { MakeClientFields } from './make-client-fields.ts';

interface PersonInputsProps {
  asksNames: boolean;
  asksPhone: boolean;
}

/** Fields for the person. What an existing account knows is not asked. */
export function PersonInputs({ asksNames, asksPhone }: PersonInputsProps) {
  const field = fieldProps(useFormContext<MakeClientFields>());
  return (
    <>
      {asksNames && (
        <div className={styles.names}>
          <TextField label="First name" autoComplete="off" {...field('firstName')} />
          <TextField label="Last name" autoComplete="off" {...field('lastName')} />
        </div>
      )}
      <div className={styles.names}>
        <TextField label="Email" type="email" inputMode="email" autoComplete="off" {...field('email')} />
        {asksPhone && (
          <TextField label="Phone" type="tel" inputMode="tel" autoComplete="off" {...field('phone')} />
        )}
      </div>
    </>
  );
}
