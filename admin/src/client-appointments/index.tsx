import { AppointmentsIcon } from '../layout/icons.tsx';
import { OpensLater } from '../layout/OpensLater.tsx';

export const clientAppointments = {
  name: 'client-appointments',
  icon: AppointmentsIcon,
  options: { label: 'Client Appointments' },
  list: (
    <OpensLater
      title="Client Appointments"
      holds={[
        'See every appointment with its client, time, place and state',
        'Open one to read its description and history',
      ]}
    />
  ),
};
