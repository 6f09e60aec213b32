import { Injectable, NotFoundException } from '@nestjs/common';
import { type PractitionerInput, practitionerMessages } from '@practice/contract/practitioners';
import { DataSource, type EntityManager, In, IsNull, Not } from 'typeorm';
import { Staff } from '../auth/user.entity.ts';
import { writeCalendar } from '../calendar/calendar.ts';
import { findLocked, moveTo } from '../database/queries.ts';
import { conflict, invalid } from '../http/validation.ts';
import { Service } from '../services/service.entity.ts';
import { Practitioner } from './practitioner.entity.ts';

@Injectable()
export class Practitioners {
  constructor(private readonly dataSource: DataSource) {}

  /** @returns the new id @throws BadRequestException, ConflictException */
  create(input: PractitionerInput): Promise<number> {
    return writeCalendar(this.dataSource, async (manager) => {
      const columns = await columnsOf(input, 0, manager);
      const { id } = await manager.save(Practitioner, { ...columns, sort: 0 });
      await moveTo(Practitioner, input.position ?? Number.MAX_SAFE_INTEGER, id, manager);
      return id;
    });
  }

  /** @throws NotFoundException, BadRequestException, ConflictException */
  async update(id: number, input: PractitionerInput): Promise<void> {
    await writeCalendar(this.dataSource, async (manager) => {
      const practitioner = await findLocked(manager, Practitioner, { id });
      if (!practitioner) throw new NotFoundException(practitionerMessages.unknown);
      if (input.version !== undefined && input.version !== practitioner.version)
        throw conflict(practitionerMessages.changedMeanwhile);
      const isLast = !(await manager.existsBy(Practitioner, { retiredAt: IsNull(), id: Not(id) }));
      if (input.isRetired && isLast) throw conflict(practitionerMessages.lastOne, 'isRetired');
      const columns = await columnsOf(input, id, manager);
      const retiredAt = input.isRetired ? (practitioner.retiredAt ?? new Date()) : null;
      await manager.save(Practitioner, { id, ...columns, retiredAt, version: practitioner.version + 1 });
      if (input.position !== undefined) await moveTo(Practitioner, input.position, id, manager);
    });
  }
}

async function columnsOf(
  { serviceIds, hours, isRetired, position: _, version: __, ...columns }: PractitionerInput,
  id: number,
  manager: EntityManager,
) {
  const { userId } = columns;
  if (userId !== null) {
    if (!(await manager.existsBy(Staff, { userId })))
      throw invalid(practitionerMessages.notColleague, 'userId');
    if (await manager.existsBy(Practitioner, { userId, id: Not(id) }))
      throw conflict(practitionerMessages.linkedAlready, 'userId');
  }
  const services = await manager.findBy(Service, { id: In(serviceIds) });
  if (services.length !== new Set(serviceIds).size)
    throw invalid(practitionerMessages.unknownService, 'serviceIds');
  return { ...columns, services, hours: hours ?? [], retiredAt: isRetired ? new Date() : null };
}
