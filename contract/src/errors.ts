export interface FieldError {
  path: string;
  message: string;
}

export interface ErrorBody {
  statusCode: number;
  message: string;
  errors?: FieldError[];
  freeTimes?: string[];
  code?: string;
  requestId?: string;
}

/** `message` is the status and `serverMessage`, which is the raw body if it isn't our JSON. */
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
    return undefined;
  }
}

export function sentenceOf(error: unknown): string {
  if (error instanceof ApiError && error.serverMessage) return error.serverMessage;
  return 'We couldn’t reach the server. Please check your connection and try again.';
}
