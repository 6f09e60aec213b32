import {
  type AppointmentInput,
  appointmentMessages,
  appointmentMinutes,
} from '@practice/contract/appointments';
import type { SessionUser } from '@practice/contract/auth';
import { labelOf } from '@practice/contract/options';
import { serviceMessages, servicePlaces } from '@practice/contract/services';
import type { EntityManager } from 'typeorm';
import { invalid } from '../http/validation.ts';
import { Payment } from '../payments/payment.entity.ts';
import { Service } from '../services/service.entity.ts';
import type { Appointment } from './appointment.entity.ts';

type Booked = Pick<AppointmentInput, 'serviceId' | 'paymentId'>;

/**
 * The chosen service, or that of the purchase that pays for the visit.
 * @throws BadRequestException if it isn't offered, or the purchase isn't `userId`'s or has no visit left
 */
export async function bookedService(
  { serviceId, paymentId }: Booked,
  { me, userId }: { me: SessionUser; userId: number },
  manager: EntityManager,
): Promise<Service | null> {
  const purchase =
    paymentId === null
      ? null
      : await manager.findOne(Payment, { where: { id: paymentId, userId }, relations: { package: true } });
  if (paymentId !== null && !purchase?.visitsLeft) throw invalid(serviceMessages.notPaid, 'paymentId');
  const paidId = purchase?.package?.serviceId ?? null;
  const id = serviceId ?? paidId;
  if (id === null) return null;
  const service = await manager.findOneBy(Service, { id });
  const isOffered = service?.retiredAt === null && (me.isAdmin || (purchase === null && service.isBookable));
  if (!service || !(isOffered || id === paidId)) throw invalid(serviceMessages.notOffered, 'serviceId');
  return service;
}

/** A visit at the client's place also has the buffer before it. A null `location` is our office. */
export function buffersOf(service: Service | null, location: string | null) {
  const { bufferMinutes = 0, place } = service ?? {};
  const isAtTheirs = place === 'client' || (place === 'choice' && location !== null);
  return { bufferMinutes, bufferBeforeMinutes: isAtTheirs ? bufferMinutes : 0 };
}

export const lengthOf = (service: Service | null, location: string | null = null) => ({
  minutes: service?.minutes ?? appointmentMinutes,
  ...buffersOf(service, location),
});

/** A null `location` is our office. @throws BadRequestException */
export function locationFor(service: Service | null, location: string | null): string | null {
  switch (service?.place) {
    case 'office':
      return null;
    case 'client':
      if (location === null) throw invalid(appointmentMessages.address, 'location');
      return location;
    case 'video':
    case 'phone':
      return labelOf(servicePlaces, service.place);
    default:
      return location;
  }
}

/** @throws BadRequestException if the service doesn't take place there */
export async function mustTakePlaceAt(
  location: string | null,
  { serviceId }: Pick<Appointment, 'serviceId'>,
  manager: EntityManager,
): Promise<void> {
  const service = serviceId === null ? null : await manager.findOneBy(Service, { id: serviceId });
  if (locationFor(service, location) !== location) throw invalid(appointmentMessages.place, 'location');
}
