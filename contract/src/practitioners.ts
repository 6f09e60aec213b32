import * as v from 'valibot';
import { idNumber, listPosition, searchFilter } from './lists.ts';
import { clearableText, requiredLine, textLimits } from './text.ts';
import { compareTimes, hourMessage, timeOfDay, weekday } from './time.ts';

const overlapMessage = 'These hours overlap. Please change one of them.';
const closesMessage = 'The end time must be after the start time.';

const workingTime = v.pipe(
  v.object({ weekday, opens: timeOfDay(hourMessage), closes: timeOfDay(hourMessage) }),
  v.forward(
    v.check(({ opens, closes }) => compareTimes(opens, closes) < 0, closesMessage),
    ['closes'],
  ),
);
export type WorkingTime = v.InferOutput<typeof workingTime>;

const workingTimes = v.pipe(
  v.array(workingTime, 'Please send a list of working hours.'),
  v.minLength(1, 'Please enter when they work, or let them work whenever we’re open.'),
  v.maxLength(70, 'That’s more working hours than a week has room for.'),
  v.checkItems((each, at, all) => !all.slice(0, at).some((other) => overlaps(each, other)), overlapMessage),
);

const overlaps = (a: WorkingTime, b: WorkingTime) =>
  a.weekday === b.weekday && compareTimes(a.opens, b.closes) < 0 && compareTimes(b.opens, a.closes) < 0;

/** Without `hours`, they work whenever the practice is open. */
export const practitionerInput = v.object({
  name: requiredLine(2, 'Please enter the name.', textLimits.name),
  credentials: requiredLine(1, 'Please enter the credentials, such as OTR/L.', 40),
  licenseNumber: requiredLine(1, 'Please enter the license number.', 40),
  licenseState: requiredLine(2, 'Please enter the state of the license, such as NC.', 40),
  roleTitle: requiredLine(2, 'Please enter what they do here.', textLimits.title),
  about: clearableText(textLimits.description),
  userId: v.optional(v.nullable(idNumber), null),
  serviceIds: v.array(idNumber, 'Please choose what they give.'),
  hours: v.nullable(workingTimes),
  isRetired: v.optional(v.boolean('Please say yes or no.'), false),
  position: listPosition,
  version: v.exactOptional(v.pipe(v.number(), v.integer())),
});
export type PractitionerInput = v.InferOutput<typeof practitionerInput>;
export type NewPractitioner = v.InferInput<typeof practitionerInput>;

export interface AdminPractitioner extends Required<Omit<PractitionerInput, 'isRetired' | 'position'>> {
  id: number;
  sort: number;
  retiredAt: string | null;
}

/** `license` has state and number (21 NCAC 38 .0402). */
export interface Practitioner {
  id: number;
  name: string;
  credentials: string;
  license: string;
  serviceIds: number[];
}

export const practitionerSorts = ['sort', 'id', 'name'] as const;
export const practitionerFilter = v.strictObject({ ...searchFilter, isRetired: v.optional(v.boolean()) });

export const practitionerMessages = {
  unknown: 'We can’t find this practitioner.',
  notOffered: 'They don’t give this service. Please choose someone else.',
  changedMeanwhile:
    'Someone else has just changed this practitioner, so nothing was saved. Please open it again.',
  notColleague: 'This account belongs to no colleague.',
  linkedAlready: 'This account belongs to another practitioner.',
  lastOne: 'There has to be one practitioner at least.',
  several: 'This visit is with several of us. To change that, please call us.',
  nobody: 'Nobody gives this service. Please choose who it’s with.',
  unknownService: 'One of these services doesn’t exist.',
} as const;

export const whoGives = <One extends Pick<Practitioner, 'serviceIds'>>(
  all: readonly One[],
  serviceId: number | null | undefined,
): One[] => all.filter(({ serviceIds }) => !serviceId || serviceIds.includes(serviceId));

export const namesOf = (practitioners: readonly { name: string }[]): string =>
  new Intl.ListFormat('en-US').format(practitioners.map(({ name }) => name));
