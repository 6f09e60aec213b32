import { type Checked, check } from '@practice/contract/check';
import {
  type AdminPractitioner,
  type PractitionerInput,
  practitionerInput,
  type WorkingTime,
} from '@practice/contract/practitioners';

export const hoursKinds = [
  { value: 'open', label: 'Whenever we’re open' },
  { value: 'own', label: 'Own hours' },
] as const;

type HoursFields = { hoursKind: (typeof hoursKinds)[number]['value']; hours: WorkingTime[] };

const usualHours = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '9:00 AM', closes: '5:00 PM' }));

const openHours: HoursFields = { hoursKind: 'open', hours: usualHours };
const license = { credentials: '', licenseNumber: '', licenseState: '' };
export const newPractitioner = { name: '', ...license, roleTitle: '', about: '', userId: null, ...openHours };

export function fieldsOf({ retiredAt, hours, ...practitioner }: AdminPractitioner) {
  const own: HoursFields = hours ? { hoursKind: 'own', hours } : openHours;
  return { ...practitioner, ...own, isRetired: retiredAt !== null };
}

export function checkPractitioner({ hoursKind, ...typed }: HoursFields): Checked<PractitionerInput> {
  const hours = hoursKind === 'own' ? typed.hours : null;
  const checked = check(practitionerInput, { ...typed, hours });
  if (!checked.errors) return checked;
  // Overlapping hours have no field of their own.
  const errors = checked.errors.map(({ path, message }) => ({
    path: path.replace(/^hours\.\d+$/, '$&.opens'),
    message,
  }));
  return { errors };
}
