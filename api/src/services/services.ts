import { Injectable } from '@nestjs/common';
import { practiceDay } from '@practice/contract/format';
import { centsOf, dollarsOf } from '@practice/contract/money';
import type { Package as PackageView } from '@practice/contract/packages';
import { paths } from '@practice/contract/paths';
import { practice } from '@practice/contract/practice';
import { practitionerMessages } from '@practice/contract/practitioners';
import {
  type PracticeFacts,
  type ServiceInput,
  type Service as ServiceView,
  serviceMessages,
} from '@practice/contract/services';
import { slugOf } from '@practice/contract/slug';
import { practiceAddress } from '@practice/contract/visit';
import { DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import { Calendar } from '../calendar/calendar.ts';
import { takeLock } from '../database/locks.ts';
import { findLocked, moveTo } from '../database/queries.ts';
import { conflict, invalid } from '../http/validation.ts';
import { PageCache } from '../page-cache/page-cache.ts';
import { Practitioner } from '../practitioners/practitioner.entity.ts';
import { Package } from './package.entity.ts';
import { Service } from './service.entity.ts';

@Injectable()
export class Services {
  constructor(
    private readonly dataSource: DataSource,
    private readonly calendar: Calendar,
    private readonly pageCache: PageCache,
  ) {}

  async practice(): Promise<PracticeFacts> {
    const { manager } = this.dataSource;
    const inOrder = { where: { retiredAt: IsNull() }, order: { sort: 'ASC' as const } };
    const [openingTimes, practitioners, services, packages] = await Promise.all([
      this.calendar.openingTimes(practiceDay()),
      manager.find(Practitioner, { ...inOrder, relations: { services: true } }),
      manager.find(Service, inOrder),
      manager.find(Package, { ...inOrder, where: { ...inOrder.where, isShown: true } }),
    ]);
    return {
      name: practice.name,
      phone: practice.phone,
      email: practice.email,
      address: practiceAddress,
      area: practice.area,
      timeZone: practice.timeZone,
      ...openingTimes,
      practitioners: practitioners.map(({ id, name, credentials, services: given, ...license }) => ({
        id,
        name,
        credentials,
        license: `${license.licenseState} license ${license.licenseNumber}`,
        serviceIds: given.map((service) => service.id),
      })),
      services: services.map(serviceView),
      packages: packages.map(packageView),
    };
  }

  create(input: ServiceInput): Promise<Service> {
    return this.write(async (manager) => {
      await mustBeOnlyOne(input.title, 0, manager);
      const slug = await freeSlug(input.title, manager);
      const { id } = await manager.save(Service, { ...columnsOf(input), slug, sort: 0 });
      await setGivers(id, input.practitionerIds ?? 'everyone', manager);
      await moveTo(Service, input.position ?? Number.MAX_SAFE_INTEGER, id, manager);
      return manager.findOneByOrFail(Service, { id });
    });
  }

  /** @returns undefined if there is none @throws ConflictException */
  update(id: number, input: ServiceInput): Promise<Service | undefined> {
    return this.write(async (manager) => {
      const service = await findLocked(manager, Service, { id });
      if (!service) return undefined;
      if (input.version !== undefined && input.version !== service.version)
        throw conflict(serviceMessages.changedMeanwhile);
      await mustBeOnlyOne(input.title, id, manager);
      const retiredAt = input.isRetired ? (service.retiredAt ?? new Date()) : null;
      await manager.save(Service, {
        ...service,
        ...columnsOf(input),
        retiredAt,
        version: service.version + 1,
      });
      if (input.practitionerIds) await setGivers(id, input.practitionerIds, manager);
      if (input.position !== undefined) await moveTo(Service, input.position, id, manager);
      return manager.findOneByOrFail(Service, { id });
    });
  }

  private async write<Result>(change: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    const result = await this.dataSource.transaction(async (manager) => {
      await takeLock('services', manager);
      return change(manager);
    });
    await this.pageCache.purge([paths.contact]);
    return result;
  }
}

function columnsOf(input: ServiceInput) {
  const { price, priceTo, isRetired, position: _, practitionerIds: __, version: ___, ...columns } = input;
  return {
    ...columns,
    priceCents: price === null ? null : centsOf(price),
    priceToCents: priceTo === null ? null : centsOf(priceTo),
    retiredAt: isRetired ? new Date() : null,
  };
}

export function serviceView(row: Service): ServiceView {
  const { priceCents, priceToCents, retiredAt: _, practitionerIds: __, ...service } = row;
  return {
    ...service,
    price: priceCents === null ? null : dollarsOf(priceCents),
    priceTo: priceToCents === null ? null : dollarsOf(priceToCents),
  };
}

function packageView(row: Package): PackageView {
  const { priceCents, service: _, sort: __, isShown: ___, retiredAt: ____, ...rest } = row;
  return { ...rest, price: dollarsOf(priceCents) };
}

async function mustBeOnlyOne(title: string, id: number, manager: EntityManager): Promise<void> {
  if (await manager.existsBy(Service, { title, id: Not(id) }))
    throw conflict(serviceMessages.titleTaken, 'title');
}

async function setGivers(
  serviceId: number,
  givers: readonly number[] | 'everyone',
  manager: EntityManager,
): Promise<void> {
  const all = await manager.find(Practitioner, { select: { id: true }, relations: { services: true } });
  if (givers !== 'everyone' && !givers.every((id) => all.some((each) => each.id === id)))
    throw invalid(practitionerMessages.unknown, 'practitionerIds');
  for (const { id, services } of all) {
    const gives = givers === 'everyone' || givers.includes(id);
    const gave = services.some((service) => service.id === serviceId);
    const relation = manager.createQueryBuilder().relation(Practitioner, 'services').of(id);
    if (gives && !gave) await relation.add(serviceId);
    if (gave && !gives) await relation.remove(serviceId);
  }
}

async function freeSlug(title: string, manager: EntityManager): Promise<string> {
  const slug =
    slugOf(title)
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '') || 'service';
  for (let number = 1; ; number += 1) {
    const free = number === 1 ? slug : `${slug}-${number}`;
    if (!(await manager.existsBy(Service, { slug: free }))) return free;
  }
}
