import { FormToolbar, SaveWith } from './RecordForm.tsx';
import { useSaving } from './useSaving.ts';

type Retirable = { id: number; retiredAt: string | null };

type RetireToolbarProps = { noun: string; record: Retirable; cancelTo: string };

/** The toolbar of a record that is retired and brought back by its own form. */
export const RetireToolbar = ({ noun, record: { retiredAt }, cancelTo }: RetireToolbarProps) => (
  <FormToolbar save={`Save ${noun}`} cancelTo={cancelTo}>
    <SaveWith label={retiredAt ? 'Bring back' : `Retire this ${noun}`} change={{ isRetired: !retiredAt }} />
  </FormToolbar>
);

export const useRetirableSaving = <Saved extends Retirable>(
  resource: string,
  noun: string,
  nameOf: (saved: Saved) => string,
) =>
  useSaving<Saved>({
    done: (one) => ({ title: `${noun} ${one.retiredAt ? 'retired' : 'saved'}`, description: nameOf(one) }),
    to: `/${resource}`,
    failed: 'Not saved',
  });
