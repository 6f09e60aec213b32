import { ForbiddenException, NotFoundException, type StreamableFile } from '@nestjs/common';
import type { SessionUser } from '@practice/contract/auth';
import { listCap } from '@practice/contract/lists';
import { messages } from '@practice/contract/messages';
import { type Permission, scopeOf } from '@practice/contract/permissions';
import { countedTo } from '@practice/contract/routes/route';
import type { DataSource, SelectQueryBuilder } from 'typeorm';
import type { GenericSchema } from 'valibot';
import type { Condition, JoinedSort } from './conditions.ts';
import { type CsvColumns, csvFile } from './csv.ts';
import { type ListQuery, type ListRequest, type ListRules, setContentRange } from './list-query.ts';

/** `own` is the id of a staff member who also sees what is theirs. */
export interface Viewer {
  seesAll: boolean;
  own?: number | undefined;
}

export const asStaff: Viewer = { seesAll: true };
export const asVisitor: Viewer = { seesAll: false };

/** Owners see all closed records, and practitioners those of people they treated. */
export const seesClosed = (me: SessionUser) => viewerWith('closed-clients.read', me);

export function viewerWith(can: Permission, me: SessionUser | undefined): Viewer {
  const scope = scopeOf(me?.role, can);
  return { seesAll: scope === 'all', own: scope === 'own' ? me?.id : undefined };
}

type Unpaged<Sort extends string, Filter> = Pick<ListQuery<Sort, Filter>, 'filter' | 'sort'> &
  Partial<ListQuery<Sort, Filter>>;

interface Definition<Entity, Column, Sort extends string, Filter> extends ListRules<Sort> {
  name: string;
  entity: new () => Entity;
  /** The row's alias in the SQL below; `alias.property` stands for the property's column. */
  as: string;
  /** Relations are joined by their name. */
  columns?: readonly Column[];
  joined?: Readonly<Record<string, readonly string[]>>;
  filteredBy?: readonly (keyof Entity & string)[];
  /** For sorts that are not columns. */
  sortBy?: Partial<Record<Sort, string | JoinedSort>>;
  filter: GenericSchema<unknown, Filter>;
  filters: { [Name in keyof Filter]-?: Condition<NonNullable<Filter[Name]>> };
  /** SQL for the rows shown to staff (default all), to others (default none), and to `:own`. */
  visible?: { toStaff?: string; toOthers?: string; toOwn?: string };
  unknown?: string;
}

export type QueryOf<Listed extends { page: (database: never, query: never, viewer: never) => unknown }> =
  Parameters<Listed['page']>[1];

export type RowOf<Listed extends { find: (database: never, id: never) => unknown }> = Awaited<
  ReturnType<Listed['find']>
>;

export const personColumns = [
  'id',
  'firstName',
  'lastName',
  'username',
  'email',
  'emailConfirmedAt',
  'closedAt',
];

export class List<
  Entity extends { id: number },
  const Column extends keyof Entity & string,
  Sort extends string,
  Filter,
> {
  constructor(readonly definition: Definition<Entity, Column, Sort, Filter>) {}

  with<const Other extends keyof Entity & string>(columns: readonly Other[]) {
    return new List<Entity, Other, Sort, Filter>({ ...this.definition, columns });
  }

  /** Also sets the `Content-Range` header. */
  async page(database: DataSource, query: ListRequest<Sort, Filter>, viewer: Viewer) {
    const [rows, total] = await Promise.all([
      this.rows(database, query, viewer),
      this.count(database, query.filter, viewer, countedTo + 1),
    ]);
    setContentRange(query, this.definition, rows.length, total > countedTo ? '*' : total);
    return rows;
  }

  /** Leaves out relations that no filter needs, so that PostgreSQL can count by an index. */
  private async count(database: DataSource, filter: Filter, viewer: Viewer, most?: number): Promise<number> {
    const counted = this.with(['id', ...(this.definition.filteredBy ?? [])])
      .matching(database, filter, viewer)
      .select('1')
      .limit(most);
    const query = database.createQueryBuilder().select('count(*)::integer', 'total');
    query.from(`(${counted.getQuery()})`, 'counted').setParameters(counted.getParameters());
    return (await query.getRawOne<{ total: number }>())?.total ?? 0;
  }

  csv(
    database: DataSource,
    query: ListQuery<Sort, Filter>,
    columns: CsvColumns<Pick<Entity, Column>>,
    viewer = asStaff,
  ): StreamableFile {
    return csvFile(this, columns, this.everything(database, query, viewer));
  }

  async rows(
    database: DataSource,
    query: ListQuery<Sort, Filter>,
    viewer: Viewer,
  ): Promise<Pick<Entity, Column>[]> {
    return this.byIds(database, await this.ids(database, query, viewer), viewer);
  }

  async find(database: DataSource, id: number, viewer = asStaff) {
    const row = await this.one(database, id, viewer);
    if (!row) throw new NotFoundException(this.definition.unknown);
    return row;
  }

  /** @throws NotFoundException; ForbiddenException for a closed record that they may only read */
  async findToChange(database: DataSource, id: number, me: SessionUser) {
    const row = await this.find(database, id, seesClosed(me));
    if (await this.one(database, id, viewerWith('closed-clients.change', me))) return row;
    throw new ForbiddenException(messages.accessDenied.description);
  }

  async one(database: DataSource, id: number, viewer: Viewer) {
    const [row] = await this.byIds(database, [id], viewer);
    return row;
  }

  byIds(database: DataSource, ids: readonly number[], viewer: Viewer): Promise<Pick<Entity, Column>[]> {
    const id = `${this.definition.as}.id`;
    const visible = this.visible(database, viewer).andWhere(`${id} = ANY(:ids)`, { ids });
    return visible.orderBy(`array_position(:ids, ${id})`).getMany();
  }

  /** All matching rows for an export, `listCap` at a time. */
  async *everything(database: DataSource, { filter, sort }: Unpaged<Sort, Filter>, viewer = asStaff) {
    const ids = await this.ids(database, { filter, sort }, viewer);
    for (let first = 0; first < ids.length; first += listCap)
      yield await this.byIds(database, ids.slice(first, first + listCap), viewer);
  }

  /** Ids are read before rows, so that late pages are cheap, and new rows can't shift an export. */
  private async ids(database: DataSource, query: Unpaged<Sort, Filter>, viewer: Viewer): Promise<number[]> {
    const { filter, sort, offset = 0, limit } = query;
    const sorted = this.matching(database, filter, viewer).select(`${this.definition.as}.id`, 'id');
    const total = offset > countedTo ? await this.count(database, filter, viewer) : Infinity;
    if (offset >= total) return [];
    if (limit && offset > total / 2) return this.idsFromEnd(sorted, sort, total - offset, limit);
    this.sort(sorted, sort);
    const found = await sorted.limit(limit).offset(offset).getRawMany<{ id: number }>();
    return found.map(({ id }) => id);
  }

  /** PostgreSQL reads every row it skips, so late pages are read from the end. */
  private async idsFromEnd(
    sorted: SelectQueryBuilder<Entity>,
    { field, order }: ListQuery<Sort, Filter>['sort'],
    left: number,
    limit: number,
  ): Promise<number[]> {
    this.sort(sorted, { field, order: order === 'ASC' ? 'DESC' : 'ASC' });
    sorted.limit(Math.min(limit, left)).offset(Math.max(left - limit, 0));
    const found = await sorted.getRawMany<{ id: number }>();
    return found.map(({ id }) => id).reverse();
  }

  matching(database: DataSource, filter: Filter, viewer: Viewer): SelectQueryBuilder<Entity> {
    const query = this.visible(database, viewer);
    for (const name in this.definition.filters) {
      const value = filter[name];
      if (value === undefined || value === null) continue;
      const condition = this.definition.filters[name](value, name);
      if (condition) query.andWhere(`(${condition.sql})`, condition.parameters);
    }
    return query;
  }

  private visible(database: DataSource, viewer: Viewer): SelectQueryBuilder<Entity> {
    const { entity, as, columns, joined, visible } = this.definition;
    const { toStaff = 'true', toOthers = 'false', toOwn = 'false' } = visible ?? {};
    const { seesAll, own } = viewer;
    const toThem = own ? `${toOthers} OR ${toOwn}` : toOthers;
    const query = database.createQueryBuilder(entity, as);
    const { columns: inTable, relations } = database.getMetadata(entity);
    const names: readonly string[] = columns ?? [
      ...inTable.flatMap((column) => (column.isSelect ? column.propertyName : [])),
      ...Object.keys(joined ?? {}),
    ];
    const related = names.filter((name) => relations.some((each) => each.propertyName === name));
    query.select(names.filter((name) => !related.includes(name)).map((name) => `${as}.${name}`));
    for (const other of related) {
      const read = joined?.[other] ?? personColumns;
      query.leftJoin(`${as}.${other}`, other).addSelect(read.map((each) => `${other}.${each}`));
    }
    return query.where(`(${seesAll ? toStaff : toThem})`, own ? { own } : {});
  }

  /** Ties fall back to the list's default order, then to the id. */
  private sort(query: SelectQueryBuilder<Entity>, { field, order }: ListQuery<Sort, Filter>['sort']): void {
    const { as, sorts, sortBy } = this.definition;
    for (const name of new Set([field, sorts[0], 'id' as Sort])) {
      const by = sortBy?.[name] ?? `${as}.${name}`;
      query.addOrderBy(typeof by === 'string' ? by : by(query, order), order);
    }
  }
}
