import type { Appointment } from '@practice/contract/appointments';
import { idNumber } from '@practice/contract/lists';
import { type AdminPractitioner, namesOf, whoGives } from '@practice/contract/practitioners';
import { useEffect } from 'react';
import { SelectArrayInput, useGetList } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { is } from 'valibot';
import { allBy } from '../dataProvider.ts';
import { ChoiceInput } from '../list/filters.tsx';

export type Ids = number[] | null;

/** In the practice's order. */
export const usePractitioners = () =>
  useGetList<AdminPractitioner>('practitioners', allBy('sort', { isRetired: false }));

/** Without the field, the API picks whoever is free first. */
export const withChosen = <Fields extends { practitionerIds: Ids }>({ practitionerIds, ...rest }: Fields) =>
  practitionerIds ? { ...rest, practitionerIds } : rest;

export function practitionerIn(search: URLSearchParams): Ids {
  const id = Number(search.get('practitioner') ?? search.get('only'));
  return is(idNumber, id) ? [id] : null;
}

const first = 'first';
const keyOf = (ids: Ids) => ids?.join() ?? first;
const idsOf = (key: string) => (key === first ? null : key.split(',').map(Number));

/** @param current who has the visit already, even if they left or don't give the service */
export function WithInput({ current = [] }: { current?: Appointment['practitioners'] }) {
  const { clearErrors, setValue } = useFormContext();
  const [serviceId, chosen]: [number | null, Ids] = useWatch({ name: ['serviceId', 'practitionerIds'] });
  const { data = [], isSuccess, isPending } = usePractitioners();
  const able = whoGives(data, serviceId);
  const offered = [...able, ...current.filter(({ id }) => able.every((one) => one.id !== id))];
  const isGone = isSuccess && chosen?.some((id) => offered.every((one) => one.id !== id));

  useEffect(() => {
    if (isGone) setValue('practitionerIds', null);
  }, [isGone, setValue]);

  if (!isPending && data.length < 2 && offered.length < 2) return null;
  const shared = {
    source: 'practitionerIds',
    label: 'With',
    // A taken time may be free with someone else.
    onChange: () => clearErrors('appointmentTime'),
  };
  if (offered.length > 2)
    return (
      <SelectArrayInput
        {...shared}
        helperText={current.length > 0 ? false : 'If you choose no one, it’s whoever is free first.'}
        format={(ids: Ids) => ids ?? []}
        parse={(ids: number[]) => (ids.length > 0 ? ids : null)}
        choices={offered}
      />
    );
  const both = offered.length === 2 ? [offered] : [];
  const choices = [...offered.map((one) => [one]), ...both].map((group) => ({
    value: keyOf(group.map(({ id }) => id)),
    label: namesOf(group),
  }));
  return (
    <ChoiceInput
      {...{ ...shared, isPending }}
      isAlwaysChosen
      format={keyOf}
      parse={idsOf}
      choices={current.length > 0 ? choices : [{ value: first, label: 'First available' }, ...choices]}
    />
  );
}
