import * as v from 'valibot';
import { requiredLine, singleLine } from './text.ts';

export interface SecondFactors {
  app: boolean;
  passkey: boolean;
}

export interface SecondStep {
  secondStep: SecondFactors;
}

export interface Passkey {
  id: number;
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
}

export interface SecondFactorState {
  app: boolean;
  passkeys: Passkey[];
  recoveryCodes: number;
  /** When exports, refunds and deletions begin to need a second factor; null outside production. */
  requiredFrom: string | null;
}

export interface AppSetup {
  secret: string;
  qr: string;
}

export interface NewRecoveryCodes {
  recoveryCodes: string[];
}

/** The `code` of a 403 that asks for the second factor, or else the password, for the next ten minutes. */
export const secondFactorNeeded = 'second-factor-needed';

export const secondFactorMessages = {
  needed: 'Please confirm that it’s you first.',
  required:
    'Exports, refunds and deletions need two-step login now. Please set it up under Security first: it takes about three minutes.',
  loginEnded: 'This login has expired. Please log in again with your password.',
  wrongCode: 'That code isn’t right, or it was used before. Please try the one that’s shown now.',
  wrongPasskey: 'That passkey didn’t work. Please try again, or use a code.',
  passkeyKnown: 'This passkey is already in your list.',
  passkeyUnknown: 'There’s no passkey with this number.',
  confirmed: 'Thanks. We won’t ask again for 10 minutes.',
  turnedOff: 'Two-step login is off.',
  passkeyRemoved: 'The passkey is removed.',
} as const;

const code = requiredLine(1, 'Please enter a code', 40, secondFactorMessages.wrongCode);

export const codeInput = v.object({ code });
export type CodeInput = v.InferOutput<typeof codeInput>;

const encoded = v.pipe(v.string(), v.maxLength(8000), v.regex(/^[\w-]*$/));
const answerOf = <const Entries extends v.ObjectEntries>(response: Entries) =>
  v.object(
    {
      id: encoded,
      rawId: encoded,
      type: v.literal('public-key'),
      response: v.object({ clientDataJSON: encoded, ...response }),
      clientExtensionResults: v.optional(v.object({}), {}),
    },
    secondFactorMessages.wrongPasskey,
  );

const passkeyInput = v.object({ passkey: answerOf({ authenticatorData: encoded, signature: encoded }) });

export const proofInput = v.union([passkeyInput, codeInput], secondFactorMessages.wrongCode);
export type ProofInput = v.InferOutput<typeof proofInput>;

export const passkeyName = v.object({
  name: singleLine(1, 'Please name the device, such as “Anna’s phone”', 60),
});

export const newPasskeyInput = v.object({
  ...passkeyName.entries,
  passkey: answerOf({
    attestationObject: encoded,
    transports: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(20))), v.maxLength(10)), []),
  }),
});
export type NewPasskeyInput = v.InferInput<typeof newPasskeyInput>;
