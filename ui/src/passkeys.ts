import { startAuthentication, startRegistration } from '@simplewebauthn/browser';

export class PasskeyRefusal extends Error {
  readonly errors;

  constructor(cause: unknown, path: string) {
    const message = 'Your device didn’t confirm that. Please try again.';
    super(message, { cause });
    this.errors = [{ path, message }];
  }
}

/** @param field the one beside which a form shows that the device refused */
export const createPasskey = (options: object, field: string) =>
  orRefusal(startRegistration({ optionsJSON: options as never }), field);

export const signWithPasskey = (options: object, field: string) =>
  orRefusal(startAuthentication({ optionsJSON: options as never }), field);

async function orRefusal<Answer>(answer: Promise<Answer>, field: string): Promise<Answer> {
  try {
    return await answer;
  } catch (cause) {
    throw new PasskeyRefusal(cause, field);
  }
}
