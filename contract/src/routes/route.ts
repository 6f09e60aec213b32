import type { ListPage, ListParams } from '../lists.ts';

/**
 * A call of the API. A controller returns `Answer`, and `call` resolves with `Result`. `Args` are the path's parameters, then:
 * - an object: the query of GET and DELETE, the JSON body of other methods;
 * - a `File`: sent as a form with the object as JSON in the field `data`;
 * - a string: the attempt, a UUID for each form. The API processes a form with the same `Idempotency-Key` only once.
 */
export interface Route<Args extends unknown[], Answer, Result = Answer> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/api`, with `:name` for a parameter. */
  path: string;
  read?: (response: Response) => Promise<Result>;
  nullOn?: number;
  args?: Args;
  answer?: Answer;
  result?: Result;
}

export interface Notice {
  message: string;
}

type ExportParams = Omit<ListParams, 'range'>;

// The marks let a bundler drop the calls that a page does not make.

export const get = /* @__NO_SIDE_EFFECTS__ */ <Args extends unknown[], Answer>(
  path: string,
): Route<Args, Answer> => ({ method: 'GET', path });

export const post = /* @__NO_SIDE_EFFECTS__ */ <Args extends unknown[], Answer>(
  path: string,
): Route<Args, Answer> => ({ method: 'POST', path });

export const put = /* @__NO_SIDE_EFFECTS__ */ <Args extends unknown[], Answer>(
  path: string,
): Route<Args, Answer> => ({ method: 'PUT', path });

export const patch = /* @__NO_SIDE_EFFECTS__ */ <Args extends unknown[], Answer>(
  path: string,
): Route<Args, Answer> => ({ method: 'PATCH', path });

export const del = /* @__NO_SIDE_EFFECTS__ */ <Args extends unknown[], Answer>(
  path: string,
): Route<Args, Answer> => ({ method: 'DELETE', path });

export const postForStream = /* @__NO_SIDE_EFFECTS__ */ <Args extends unknown[]>(
  path: string,
): Route<Args, unknown, Response> => ({ method: 'POST', path, read: async (response) => response });

export const getPage = /* @__NO_SIDE_EFFECTS__ */ <Row, Params = ListParams>(
  path: string,
): Route<[params?: Params], Row[], ListPage<Row>> => ({ method: 'GET', path, read: readPage });

export const getCsv = /* @__NO_SIDE_EFFECTS__ */ (
  path: string,
): Route<[params?: ExportParams], unknown, Blob> => ({
  method: 'GET',
  path,
  read: (response) => response.blob(),
});

/** The total is in `Content-Range: name 0-24/319`. */
async function readPage<Row>(response: Response): Promise<ListPage<Row>> {
  const rows: Row[] = await response.json();
  const total = Number(response.headers.get('content-range')?.split('/').pop());
  return { rows, total: Number.isSafeInteger(total) ? total : rows.length };
}
