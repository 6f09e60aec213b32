import { createHash } from 'node:crypto';
import type { SessionUser } from '@practice/contract/auth';
import { type ListPage, listCap } from '@practice/contract/lists';
import type { QueryResultRow } from 'pg';
import type { DataSource, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type * as v from 'valibot';
import { Prepared } from '../database/prepared.ts';
import type { Condition } from './conditions.ts';
import type { ListQuery } from './list-query.ts';

/** The person who reads a list; undefined for a visitor. */
export type Viewer = Pick<SessionUser, 'id' | 'isAdmin'> | undefined;

/** Reads as an admin does, where the API itself reads or the route has let in admins alone. */
export const asAdmin: Viewer = { id: 0, isAdmin: true };

type Key<Entity> = keyof Entity & string;
type Filters<Filter> = { [Name in keyof Filter]-?: Condition<NonNullable<Filter[Name]>> };

interface Definition<Entity, Column extends Key<Entity>, Sort extends Key<Entity>, Filter> {
  /** As `Content-Range` and the exported file call it. */
  name: string;
  entity: new () => Entity;
  /** What a row is called in the SQL below; `row.property` stands for the property's column. */
  as: string;
  /** What a row of the answer has. */
  columns: readonly Column[];
  /** The only fields to sort by; the first one, descending, where the caller names none. */
  sorts: readonly [Sort, ...Sort[]];
  /** SQL for a sort that is not by its column alone. */
  sortBy?: Partial<Record<Sort, string>>;
  /** The contract's strict schema of the filter, and what each of its keys means. */
  filter: v.GenericSchema<unknown, Filter>;
  filters: Filters<Filter>;
  /** SQL of what somebody may see at all, whatever their filter says; `:viewerId` is their account. */
  visible(viewer: Viewer): string;
}

/** A row as JSON has it: times are text. */
export type RowOf<Entity, Column extends keyof Entity> = {
  [Name in Column]: Entity[Name] extends infer Value ? (Value extends Date ? string : Value) : never;
};

/** What `@List(list)` reads of a request. */
export type QueryOf<Listed> =
  Listed extends List<infer _Entity, infer _Column, infer Sort, infer Filter>
    ? ListQuery<Sort, Filter>
    : never;

export function defineList<
  Entity extends ObjectLiteral & { id: number },
  const Column extends Key<Entity>,
  const Sort extends Key<Entity>,
  Filter,
>(definition: Definition<Entity, Column, Sort, Filter>) {
  return new List(definition);
}

/** Reads raw rows and builds no entities, which would cost more than the query. */
class List<
  Entity extends ObjectLiteral & { id: number },
  Column extends Key<Entity>,
  Sort extends Key<Entity>,
  Filter,
> {
  readonly name: string;
  readonly sorts: readonly [Sort, ...Sort[]];
  readonly filter: v.GenericSchema<unknown, Filter>;

  constructor(private readonly definition: Definition<Entity, Column, Sort, Filter>) {
    this.name = definition.name;
    this.sorts = definition.sorts;
    this.filter = definition.filter;
  }

  /** The same list with other columns. */
  with<const Other extends Key<Entity>>(columns: readonly Other[]) {
    return new List<Entity, Other, Sort, Filter>({ ...this.definition, columns });
  }

  /** One page, and how many rows match in all. */
  async page(
    database: DataSource,
    query: ListQuery<Sort, Filter>,
    viewer: Viewer,
  ): Promise<ListPage<RowOf<Entity, Column>>> {
    const counting = this.matching(database, query.filter, viewer).select('count(*)::integer', 'total');
    const [rows, [counted]] = await Promise.all([
      this.rows(database, query, viewer),
      prepared<{ total: number }>(counting),
    ]);
    return { rows, total: counted?.total ?? 0 };
  }

  /** One page without the total. */
  async rows(database: DataSource, query: ListQuery<Sort, Filter>, viewer: Viewer) {
    const { filter, sort, offset, limit } = query;
    const matching = this.matching(database, filter, viewer);
    return this.read(this.sorted(matching, sort), { limit, offset });
  }

  async one(database: DataSource, id: number, viewer: Viewer) {
    const [row] = await this.byIds(database, [id], viewer);
    return row;
  }

  /** The rows of these numbers that the viewer may see, in this order. */
  async byIds(database: DataSource, ids: readonly number[], viewer: Viewer) {
    const id = `${this.definition.as}.id`;
    const visible = this.visible(database, viewer).andWhere(`${id} = ANY(:ids)`, { ids });
    return this.read(visible.orderBy(`array_position(:ids, ${id})`));
  }

  /** What the database computes of everything that matches: SQL expressions by the name of their result. */
  async aggregate<const Name extends string>(
    database: DataSource,
    { filter }: Pick<ListQuery<Sort, Filter>, 'filter'>,
    viewer: Viewer,
    expressions: Readonly<Record<Name, string>>,
  ): Promise<Record<Name, string>> {
    const query = this.matching(database, filter, viewer).select([]);
    for (const [name, sql] of Object.entries<string>(expressions)) query.addSelect(sql, name);
    const [row] = await prepared<Record<Name, string>>(query);
    if (!row) throw new Error(`The list ${this.name} has no aggregate.`);
    return row;
  }

  /** Everything that matches, in the list's order, `listCap` rows at a time: for an export. */
  async *everything(database: DataSource, query: ListQuery<Sort, Filter>, viewer: Viewer) {
    const matching = this.matching(database, query.filter, viewer);
    const found = await this.sorted(matching, query.sort)
      .select(`${this.definition.as}.id`, 'id')
      .getRawMany<{ id: number }>();
    // The numbers first: a row that comes meanwhile moves no other one out of the file, or into it twice.
    for (let first = 0; first < found.length; first += listCap) {
      const ids = found.slice(first, first + listCap).map(({ id }) => id);
      yield await this.byIds(database, ids, viewer);
    }
  }

  private visible(database: DataSource, viewer: Viewer): SelectQueryBuilder<Entity> {
    const { entity, as, visible } = this.definition;
    return database
      .createQueryBuilder(entity, as)
      .where(`(${visible(viewer)})`)
      .setParameters({ viewerId: viewer?.id });
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

  /** The number last, so that no two rows are equal and each page begins where the one before ended. */
  private sorted(query: SelectQueryBuilder<Entity>, { field, order }: ListQuery<Sort, Filter>['sort']) {
    const { as, sortBy } = this.definition;
    return query.orderBy(sortBy?.[field] ?? `${as}.${field}`, order).addOrderBy(`${as}.id`, order);
  }

  private read(query: SelectQueryBuilder<Entity>, range?: Range): Promise<RowOf<Entity, Column>[]> {
    const { as, columns, entity } = this.definition;
    const metadata = query.connection.getMetadata(entity);
    query.select([]);
    for (const column of columns) {
      const type = metadata.findColumnWithPropertyName(column)?.type;
      query.addSelect(asJson(`${as}.${column}`, type), column);
    }
    return prepared<RowOf<Entity, Column>>(query, range);
  }
}

type Range = Pick<ListQuery<string, unknown>, 'limit' | 'offset'>;

/** As a prepared statement: to plan a page again costs as much as to read it. The range is a parameter, or each would be another. */
async function prepared<Row extends QueryResultRow>(
  query: SelectQueryBuilder<ObjectLiteral>,
  range?: Range,
): Promise<Row[]> {
  const [sql, values] = query.getQueryAndParameters();
  const text = range ? `${sql} LIMIT $${values.length + 1} OFFSET $${values.length + 2}` : sql;
  const name = createHash('sha1').update(text).digest('base64url');
  const all = range ? [...values, range.limit, range.offset] : values;
  return new Prepared(query.connection).rows<Row>(name, text, all);
}

/** A time or a day as JSON has it, without a detour over a `Date`, which would make an instant of a day. */
function asJson(column: string, type: unknown): string {
  if (type === 'timestamptz') return `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  return type === 'date' ? `CAST(${column} AS text)` : column;
}
