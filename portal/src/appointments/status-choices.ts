import { type Appointment, clientStatuses, statusRefusal } from '@practice/contract/appointments';

/** The statuses of the form, with a hint why some are disabled. The current status is always enabled. */
export function statusChoices(appointment: Appointment) {
  const refusals = clientStatuses.map(({ value }) =>
    value === appointment.status ? undefined : statusRefusal(appointment, value, 'client'),
  );
  return {
    choices: clientStatuses.map((choice, index) => ({ ...choice, disabled: refusals[index] !== undefined })),
    hint: refusals.find(Boolean),
  };
}
