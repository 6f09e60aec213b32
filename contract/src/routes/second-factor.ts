import type { CurrentPasswordInput, SessionUser } from '../auth.ts';
import type {
  AppSetup,
  CodeInput,
  NewPasskeyInput,
  NewRecoveryCodes,
  ProofInput,
  SecondFactorState,
} from '../second-factor.ts';
import { type ById, del, get, type NoInput, type Notice, post, put } from './route.ts';

const changes = { can: 'second-factor.change', audit: 'two-step login.secondFactor' } as const;
const confirming = { can: 'second-factor.change', audit: 'two-step login.confirm' } as const;
const preparing = { can: 'second-factor.change' } as const;

/** Begins the session. 400 for a wrong code; 401 after expiry, five wrong codes or a changed password. */
export const finishLogin = post<{ body: ProofInput }, SessionUser>('/login/second-step', { audit: 'login' });

export const loginChallenge = post<NoInput, object>('/login/passkey');
export const state = get<NoInput, SecondFactorState>('/admin/second-factor', preparing);

export const confirm = post<{ body: ProofInput }, Notice>('/admin/second-factor/confirm', confirming);
/** 400 for a wrong password, 403 with a second factor. */
export const confirmPassword = post<{ body: CurrentPasswordInput }, Notice>(
  '/admin/second-factor/confirm/password',
  confirming,
);
export const confirmChallenge = post<NoInput, object>('/admin/second-factor/confirm/passkey', preparing);

// The calls below, like exports, refunds and deletions, need a recent second factor: 403 with a `code`.

export const turnOff = del<NoInput, Notice>('/admin/second-factor', changes);

export const setUpApp = post<NoInput, AppSetup>('/admin/second-factor/app', preparing);
export const confirmApp = put<{ body: CodeInput }, NewRecoveryCodes>('/admin/second-factor/app', changes);
export const passkeyOptions = post<NoInput, object>('/admin/second-factor/passkeys/options', preparing);
export const addPasskey = post<{ body: NewPasskeyInput }, NewRecoveryCodes>(
  '/admin/second-factor/passkeys',
  changes,
);
export const removePasskey = del<ById, Notice>('/admin/second-factor/passkeys/:id', changes);
export const renewCodes = post<NoInput, NewRecoveryCodes>('/admin/second-factor/recovery-codes', changes);
