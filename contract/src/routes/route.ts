import type { ListPage, ListParams } from '../lists.ts';

/**
 * A call of the API: a controller answers it, and `call` makes it, by this one entry.
 *
 * `Args` is what the caller passes: the parameters of the path in their order, then what else there is, known by its type:
 * - the input, an object: the query of GET and DELETE, the JSON body of every other method;
 * - a `File`: it is sent as a form, with the input as JSON in the field `data`;
 * - the attempt, a string: a UUID made once per filled-in form and sent as `Idempotency-Key`, so that the same form sent
 *   again is not done twice.
 *
 * `Answer` is the body that the controller returns, `Result` what the caller gets.
 */
export interface Route<Args extends unknown[], Answer, Result = Answer> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/api`; each `:name` stands for a parameter. */
  path: string;
  /** Makes the result out of an answer that is OK. Without it, the result is the body. */
  read?: (response: Response) => Promise<Result>;
  /** The status on which the result is null instead of an error. */
  nullOn?: number;
  /** Only types. */
  args?: Args;
  answer?: Answer;
  result?: Result;
}

/** The body of an answer that only says so. */
export interface Notice {
  message: string;
}

/** The query of a CSV file: everything that matches, not one page. */
type ExportParams = Omit<ListParams, 'range'>;

// All are marked, so that a page's script holds only the calls it makes.

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

/** The answer is a stream: the caller reads it. */
export const postForStream = /* @__NO_SIDE_EFFECTS__ */ <Args extends unknown[]>(
  path: string,
): Route<Args, unknown, Response> => ({ method: 'POST', path, read: async (response) => response });

/** One page of rows, and how many match in all. */
export const getPage = /* @__NO_SIDE_EFFECTS__ */ <Row, Params = ListParams>(
  path: string,
): Route<[params?: Params], Row[], ListPage<Row>> => ({ method: 'GET', path, read: readPage });

/** Everything that matches, as a CSV file. */
export const getCsv = /* @__NO_SIDE_EFFECTS__ */ (
  path: string,
): Route<[params?: ExportParams], unknown, Blob> => ({
  method: 'GET',
  path,
  read: (response) => response.blob(),
});

/** Reads the total out of `Content-Range: name 0-24/319`. */
async function readPage<Row>(response: Response): Promise<ListPage<Row>> {
  const rows: Row[] = await response.json();
  const total = Number(response.headers.get('content-range')?.split('/').pop());
  return { rows, total: Number.isSafeInteger(total) ? total : rows.length };
}
