import { ApiError } from '@practice/contract/errors';

/** The rows of the signed-in client. Admins who open the dashboard have none: the API responds to them with 403. */
export async function ownRows<Row>(rows: Promise<Row[]>): Promise<Row[]> {
  try {
    return await rows;
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) return [];
    throw error;
  }
}
