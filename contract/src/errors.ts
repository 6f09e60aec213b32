/** One rejected field: `path` is the field's name in the body (dots for nesting), `message` is for the person. */
export interface FieldError {
  path: string;
  message: string;
}

/** The body of every answer that is not OK. `errors` on validation only. */
export interface ErrorBody {
  statusCode: number;
  message: string;
  errors?: FieldError[];
  /** What can be had instead of a time of day that is taken. */
  freeTimes?: string[];
  /** What the practice can look up in the logs; present when something went wrong on our side. */
  requestId?: string;
}

/**
 * What a failed call throws. `message` is the status code, a colon and the server's message (the raw
 * body where it is not our JSON, the status text where it is empty); `serverMessage` is that without the code.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly serverMessage: string;
  readonly errors: readonly FieldError[];
  readonly freeTimes: readonly string[];

  constructor(
    status: number,
    serverMessage: string,
    { errors = [], freeTimes = [] }: Pick<ErrorBody, 'errors' | 'freeTimes'> = {},
  ) {
    super(`${status}: ${serverMessage}`);
    this.status = status;
    this.serverMessage = serverMessage;
    this.errors = errors;
    this.freeTimes = freeTimes;
  }
}

/** Turns an answer that is not OK into the error to throw. Reads the answer's body. */
export async function errorOf(response: Response): Promise<ApiError> {
  const text = await response.text();
  const body = parsed(text);
  if (body) return new ApiError(response.status, body.message, body);
  return new ApiError(response.status, text || response.statusText);
}

function parsed(text: string): ErrorBody | undefined {
  try {
    const body: unknown = JSON.parse(text);
    const isOurs = typeof body === 'object' && body !== null && 'message' in body;
    return isOurs && typeof body.message === 'string' ? (body as ErrorBody) : undefined;
  } catch {
    // Not our API but something in front of it has answered, in HTML or plain text.
    return undefined;
  }
}

/** The sentence to show a person: the server's own where there is one, else what to do when the network failed. */
export function sentenceOf(error: unknown): string {
  if (error instanceof ApiError && error.serverMessage) return error.serverMessage;
  return 'We could not reach the server. Please check your connection and try again.';
}
