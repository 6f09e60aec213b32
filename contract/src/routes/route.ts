import type { ListPage, ListParams } from '../lists.ts';
import type { Access } from '../permissions.ts';

export interface RouteInput {
  params?: Readonly<Record<string, string | number>>;
  query?: object;
  body?: object;
  /** Sent as a form, with the body as JSON in the field `data`. */
  file?: File;
  /** A UUID; a repeated key is processed only once. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

export type ById = { params: { id: number } };

export type NoInput = { [Name in keyof RouteInput]?: never };

export interface Route<Input, Answer, Result = Answer> extends Access {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  read?: (response: Response) => Promise<Result>;
  nullOn?: number;
  input?: Input;
  answer?: Answer;
  result?: Result;
}

export interface Notice {
  message: string;
}

type ExportParams = Omit<ListParams, 'range'>;

// Pure annotations let a bundler drop unused calls.

type Define = <Input extends RouteInput, Answer>(path: string, access?: Access) => Route<Input, Answer>;

export const get: Define = /* @__NO_SIDE_EFFECTS__ */ (path, who) => ({ method: 'GET', path, ...who });
export const post: Define = /* @__NO_SIDE_EFFECTS__ */ (path, who) => ({ method: 'POST', path, ...who });
export const put: Define = /* @__NO_SIDE_EFFECTS__ */ (path, who) => ({ method: 'PUT', path, ...who });
export const patch: Define = /* @__NO_SIDE_EFFECTS__ */ (path, who) => ({ method: 'PATCH', path, ...who });
export const del: Define = /* @__NO_SIDE_EFFECTS__ */ (path, who) => ({ method: 'DELETE', path, ...who });

export const postForStream = /* @__NO_SIDE_EFFECTS__ */ <Input extends RouteInput>(
  path: string,
  access?: Access,
): Route<Input, unknown, Response> => ({
  method: 'POST',
  path,
  ...access,
  read: async (response) => response,
});

export const getPage = /* @__NO_SIDE_EFFECTS__ */ <Row, Params = ListParams>(
  path: string,
  access?: Access,
): Route<{ query?: Params }, Row[], ListPage<Row>> => ({ method: 'GET', path, ...access, read: readPage });

export const getCsv = /* @__NO_SIDE_EFFECTS__ */ (
  path: string,
  access?: Access,
): Route<{ query?: ExportParams }, unknown, Blob> => ({
  method: 'GET',
  path,
  ...access,
  read: (response) => response.blob(),
});

/** Above this, the total is unknown, because counting a million rows is slower than reading a page. */
export const countedTo = 25_000;

/** The total is in `Content-Range: name 0-24/319`, or `*` above `countedTo`. */
async function readPage<Row>(response: Response): Promise<ListPage<Row>> {
  const rows: Row[] = await response.json();
  const total = response.headers.get('content-range')?.split('/').pop();
  return { rows, total: total === '*' ? countedTo : Number(total ?? rows.length) };
}
