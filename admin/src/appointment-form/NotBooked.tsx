import { Notice } from '@practice/ui/Notice';
import { useFormState } from 'react-hook-form';

/** Why nothing was booked, where that is no single field's matter. */
export function NotBooked() {
  const { errors } = useFormState();
  const sentence = errors.root?.message;
  return (
    <div role="alert">
      {sentence && (
        <Notice tone="danger" title="Not booked">
          <p>{sentence}</p>
        </Notice>
      )}
    </div>
  );
}
