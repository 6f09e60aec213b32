import { pluralize } from '@practice/contract/format';
import { listCap } from '@practice/contract/lists';
import { type AdminPayment, receiptNumber } from '@practice/contract/payments';
import { services } from '@practice/contract/routes';
import type { AdminService } from '@practice/contract/services';
import { useEffect } from 'react';
import { useCanAccess, useGetList } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { type CallError, useCall } from '../dataProvider.ts';
import { RetryMessage } from '../layout/Loading.tsx';
import { ChoiceInput } from '../list/filters.tsx';
import { filledBy, onlyAsked } from './filled-by.ts';

const pagination = { page: 1, perPage: listCap };

/** All services in the practice's order, retired ones included. */
export const useServices = () =>
  useGetList<AdminService, CallError>('services', { sort: { field: 'sort', order: 'ASC' }, pagination });

/** Those that can be booked, and what choosing one of them does. */
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

const none = { format: (id: number | null) => id ?? 0, parse: (id: number) => id || null };

export function ServiceInput() {
  const { offered, error, choose } = useServiceChoice();
  return (
    <ChoiceInput
      source="serviceId"
      label="Service"
      helperText={
        error
          ? `We couldn’t load the services. ${error.message}`
          : 'It fills in title, minutes and location, and you can change them.'
      }
      isAlwaysChosen
      {...none}
      onChange={({ target }) => choose(target.value)}
      choices={[
        ...offered.map(({ id, title }) => ({ value: id, label: title })),
        { value: 0, label: 'Something else' },
      ]}
    />
  );
}

/** Which purchase of the client pays for the visit. Shown if there is one with visits left. */
export function PaidWithInput({ userId }: { userId: number | undefined }) {
  const { getValues, setValue } = useFormContext();
  const { choose } = useServiceChoice();
  const paymentId: number | null = useWatch({ name: 'paymentId' });
  const { canAccess } = useCanAccess({ resource: 'payments', action: 'list' });
  const { data: practice } = useCall(['practice'], services.practice);
  const { data, error, refetch } = useGetList<AdminPayment, CallError>(
    'payments',
    { filter: { userId }, sort: { field: 'createdAt', order: 'ASC' }, pagination },
    { enabled: canAccess === true && userId !== undefined },
  );
  // A guest's purchase pays for nothing until the account has confirmed the address.
  const purchases = data?.filter((payment) => payment.userId === userId && payment.visitsLeft > 0);
  const isAnothers = Boolean(paymentId && purchases && !purchases.some(({ id }) => id === paymentId));

  useEffect(() => {
    if (isAnothers) setValue('paymentId', null);
  }, [isAnothers, setValue]);

  if (error) {
    return <RetryMessage onRetry={refetch}>We couldn’t load the purchases. {error.message}</RetryMessage>;
  }
  if (isAnothers || !purchases || purchases.length === 0) return null;
  return (
    <ChoiceInput
      source="paymentId"
      label="Paid with"
      isAlwaysChosen
      {...none}
      onChange={({ target }) => {
        const { packageId } = purchases.find(({ id }) => id === target.value) ?? {};
        const bought = practice?.packages.find(({ id }) => id === packageId);
        if (!getValues('serviceId')) choose(bought?.serviceId);
      }}
      choices={[
        { value: 0, label: 'None of their purchases' },
        ...purchases.map(({ id, serviceType, visitsLeft }) => ({
          value: id,
          label: `${serviceType}, ${receiptNumber(id)}, ${pluralize(visitsLeft, 'visit')} left`,
        })),
      ]}
    />
  );
}
