import type { AdminAppointmentInput } from '@practice/contract/appointments';
import type { Client } from '@practice/contract/clients';
import { pluralize } from '@practice/contract/format';
import { type AdminPayment, receiptNumber } from '@practice/contract/payments';
import { services } from '@practice/contract/routes';
import { type AdminService, servicePlaces } from '@practice/contract/services';
import { useEffect } from 'react';
import { useCanAccess, useGetList } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { allBy, useCall } from '../dataProvider.ts';
import { RetryMessage } from '../layout/Loading.tsx';
import { ChoiceInput, orNone } from '../list/filters.tsx';

/** Answers in the consultation form that are not services. */
export const onlyAsked = ['both-services', 'not-sure'];

const remote = servicePlaces.filter(({ value }) => value === 'video' || value === 'phone');

/** Keeps a typed address if the service needs one. */
export function filledBy({ id, title, minutes, place }: AdminService, location = '') {
  const typed = place === 'office' || remote.some(({ label }) => label === location) ? '' : location;
  const label = remote.find(({ value }) => value === place)?.label;
  return { serviceId: id, title, minutes, location: label ?? typed };
}

/** Includes retired services, in the practice's order. */
export const useServices = () => useGetList<AdminService>('services', allBy('sort'));

function useServiceChoice() {
  const { getValues, setValue, clearErrors } = useFormContext();
  const { data = [], error } = useServices();
  const offered = data.filter(({ slug, retiredAt }) => retiredAt === null && !onlyAsked.includes(slug));
  function choose(id: number | null | undefined) {
    const service = offered.find((one) => one.id === id);
    if (!service) return;
    const filled = filledBy(service, getValues('location') ?? '');
    for (const [name, value] of Object.entries(filled)) setValue(name, value, { shouldDirty: true });
    clearErrors(Object.keys(filled));
  }
  return { offered, error, choose };
}

export function ServiceInput() {
  const { offered, error, choose } = useServiceChoice();
  const choices = offered.map(({ id, title }) => ({ value: id, label: title }));
  return (
    <ChoiceInput
      source="serviceId"
      label="Service"
      helperText={error ? `We couldn’t load them. ${error.message}` : 'Fills in title, minutes and location.'}
      isAlwaysChosen
      {...orNone}
      onChange={({ target }) => choose(target.value)}
      choices={[...choices, { value: 0, label: 'Something else' }]}
    />
  );
}

/** Shown if the client has a purchase with visits left; a guest's counts once an account claims it. */
export function PaidWithInput({ client }: { client?: Client | undefined }) {
  const { getValues, setValue } = useFormContext();
  const { choose } = useServiceChoice();
  const [chosen, paymentId] = useWatch<Partial<AdminAppointmentInput>>({ name: ['userId', 'paymentId'] });
  const userId = client?.id ?? chosen;
  const { canAccess = false } = useCanAccess({ resource: 'payments', action: 'list' });
  const { data: practice } = useCall(['practice'], services.practice);
  const { data, error, refetch } = useGetList<AdminPayment>('payments', allBy('createdAt', { userId }), {
    enabled: canAccess && Boolean(userId),
  });
  const purchases = (userId ? data : [])?.filter((one) => one.userId === userId && one.visitsLeft > 0);
  const isAnothers = Boolean(paymentId && purchases && !purchases.some(({ id }) => id === paymentId));

  useEffect(() => {
    if (isAnothers) setValue('paymentId', null);
  }, [isAnothers, setValue]);

  if (error) return <RetryMessage onRetry={refetch}>Purchases didn’t load. {error.message}</RetryMessage>;
  if (isAnothers || !purchases?.length) return null;
  const choices = purchases.map(({ id, serviceType, visitsLeft }) => ({
    value: id,
    label: `${serviceType}, ${receiptNumber(id)}, ${pluralize(visitsLeft, 'visit')} left`,
  }));
  return (
    <ChoiceInput
      source="paymentId"
      label="Paid with"
      isAlwaysChosen
      {...orNone}
      onChange={({ target }) => {
        const { packageId } = purchases.find(({ id }) => id === target.value) ?? {};
        if (!getValues('serviceId')) choose(practice?.packages.find(({ id }) => id === packageId)?.serviceId);
      }}
      choices={[{ value: 0, label: 'None of their purchases' }, ...choices]}
    />
  );
}
