import { NotFoundException } from '@nestjs/common';
import { type ListPage, listCap } from '@practice/contract/lists';
import type { DataSource, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import * as v from 'valibot';
import type { Condition } from './conditions.ts';
import type { ListQuery, ListRules } from './list-query.ts';

export type Viewer = { isAdmin: boolean } | undefined;

export const asAdmin: Viewer = { isAdmin: true };

type Key<Entity> = keyof Entity & string;
type Row<Entity, Column extends keyof Entity> = {
  [Name in Column]: Entity[Name] extends infer Value ? (Value extends Date ? string : Value) : never;
};

interface Definition<Entity, Column extends Key<Entity>, Sort extends Key<Entity>, Filter>
  extends ListRules<Sort> {
  name: string;
  entity: new () => Entity;
  /** The alias of a row in the SQL below; `alias.property` stands for the property's column. */
  as: string;
  columns?: readonly Column[];
  sortBy?: Partial<Record<Sort, string>>;
  filter: v.GenericSchema<unknown, Filter>;
  filters: { [Name in keyof Filter]-?: Condition<NonNullable<Filter[Name]>> };
  /** SQL for the rows that admins and others may see. The default is all for admins, and none for others. */
  visible?: { toAdmins?: string; toOthers?: string };
  unknown?: string;
}

export type QueryOf<Listed> =
  Listed extends List<infer _Entity, infer _Column, infer Sort, infer Filter>
    ? ListQuery<Sort, Filter>
    : never;

export type RowOf<Listed> =
  Listed extends List<infer Entity, infer Column, infer _Sort, infer _Filter> ? Row<Entity, Column> : never;

export class List<
  Entity extends ObjectLiteral & { id: number },
  const Column extends Key<Entity>,
  const Sort extends Key<Entity>,
  Filter,
> {
  constructor(readonly definition: Definition<Entity, Column, Sort, Filter>) {}

  with<const Other extends Key<Entity>>(columns: readonly Other[]) {
    return new List<Entity, Other, Sort, Filter>({ ...this.definition, columns });
  }

  async page(
    database: DataSource,
    query: ListQuery<Sort, Filter>,
    viewer: Viewer,
  ): Promise<ListPage<Row<Entity, Column>>> {
    const counting = this.matching(database, query.filter, viewer).select('count(*)::integer', 'total');
    const [rows, counted] = await Promise.all([
      this.rows(database, query, viewer),
      counting.getRawOne<{ total: number }>(),
    ]);
    return { rows, total: counted?.total ?? 0 };
  }

  rows(database: DataSource, query: ListQuery<Sort, Filter>, viewer: Viewer) {
    const { filter, sort, offset, limit } = query;
    const sorted = this.sorted(this.matching(database, filter, viewer), sort);
    return this.read(sorted.limit(limit).offset(offset));
  }

  async find(database: DataSource, id: number) {
    const row = await this.one(database, id, asAdmin);
    if (!row) throw new NotFoundException(this.definition.unknown);
    return row;
  }

  async one(database: DataSource, id: number, viewer: Viewer) {
    const [row] = await this.byIds(database, [id], viewer);
    return row;
  }

  async byIds(database: DataSource, ids: readonly number[], viewer: Viewer) {
    const id = `${this.definition.as}.id`;
    const visible = this.visible(database, viewer).andWhere(`${id} = ANY(:ids)`, { ids });
    return this.read(visible.orderBy(`array_position(:ids, ${id})`));
  }

  /** Aggregates all rows that match and that admins may see. `expressions` are SQL by the name of the result. */
  async aggregate<const Name extends string>(
    database: DataSource,
    { filter }: Pick<ListQuery<Sort, Filter>, 'filter'>,
    expressions: Readonly<Record<Name, string>>,
  ): Promise<Record<Name, string>> {
    const query = this.matching(database, filter, asAdmin).select([]);
    for (const [name, sql] of Object.entries<string>(expressions)) query.addSelect(sql, name);
    const row = await query.getRawOne<Record<Name, string>>();
    if (!row) throw new Error(`The list ${this.definition.name} has no aggregate.`);
    return row;
  }

  /** All rows that match and that admins may see, in the list's order, `listCap` rows at a time, for an export. */
  async *everything(database: DataSource, query: ListQuery<Sort, Filter>) {
    const matching = this.matching(database, query.filter, asAdmin);
    const found = await this.sorted(matching, query.sort)
      .select(`${this.definition.as}.id`, 'id')
      .getRawMany<{ id: number }>();
    // Ids are read first, so that a new row can't move another one out of the file or into it twice.
    for (let first = 0; first < found.length; first += listCap) {
      const ids = found.slice(first, first + listCap).map(({ id }) => id);
      yield await this.byIds(database, ids, asAdmin);
    }
  }

  private visible(database: DataSource, viewer: Viewer): SelectQueryBuilder<Entity> {
    const { entity, as, visible: { toAdmins = 'true', toOthers = 'false' } = {} } = this.definition;
    return database.createQueryBuilder(entity, as).where(`(${viewer?.isAdmin ? toAdmins : toOthers})`);
  }

  private matching(database: DataSource, filter: Filter, viewer: Viewer): SelectQueryBuilder<Entity> {
    const query = this.visible(database, viewer);
    for (const name in this.definition.filters) {
      const value = filter[name];
      if (value === undefined || value === null) continue;
      const condition = this.definition.filters[name](value, name);
      if (condition) query.andWhere(`(${condition.sql})`, condition.parameters);
    }
    return query;
  }

  private sorted(query: SelectQueryBuilder<Entity>, { field, order }: ListQuery<Sort, Filter>['sort']) {
    const { as, sortBy } = this.definition;
    return query.orderBy(sortBy?.[field] ?? `${as}.${field}`, order).addOrderBy(`${as}.id`, order);
  }

  private read(query: SelectQueryBuilder<Entity>): Promise<Row<Entity, Column>[]> {
    const { as, columns, entity } = this.definition;
    const all = query.connection.getMetadata(entity).columns;
    const selected = all.filter(({ propertyName, isSelect }) =>
      columns ? (columns as readonly string[]).includes(propertyName) : isSelect,
    );
    query.select([]);
    for (const { propertyName, type } of selected) {
      query.addSelect(asJson(`${as}.${propertyName}`, type), propertyName);
    }
    return query.getRawMany<Row<Entity, Column>>();
  }
}

/** Formats a time or a day as in JSON. A `Date` would make an instant of a day. */
function asJson(column: string, type: unknown): string {
  if (type === 'timestamptz') return `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  return type === 'date' ? `CAST(${column} AS text)` : column;
}
