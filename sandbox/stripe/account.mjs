// @ts-check
import { settle } from './confirm.mjs';

/**
 * What a call is about, beside its parameters.
 * @typedef {object} Call
 * @property {string} id of the address, or empty
 * @property {boolean} isSecret called with the secret key, else with the publishable one
 * @property {string | undefined} clientSecret
 */

/** @typedef {ReturnType<typeof openAccount>} Account */

/**
 * @param {{
 *   state: import('./state.mjs').State,
 *   faults: import('./faults.mjs').Faults,
 *   emit: (type: string, object: object) => void,
 *   pagesUrl: string, // where a buyer's browser finds the pages of the stand-in
 * }} options
 */
export function openAccount({ state, faults, emit, pagesUrl }) {
  /** @type {Map<string, NodeJS.Timeout>} */
  const timers = new Map();
  const account = {
    state,
    emit,
    pagesUrl,
    /** A delayed method takes a while, a restart of the stand-in included. @param {string} id */
    settleLater(id) {
      state.settlements[id] ??= Date.now() + faults.settleAfterMs;
      const wait = Math.max(0, state.settlements[id] - Date.now());
      timers.set(id, setTimeout(() => settleNow(id), wait).unref());
    },
    close() {
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };

  /** @param {string} id */
  function settleNow(id) {
    timers.delete(id);
    delete state.settlements[id];
    const intent = state.find('payment_intent', id);
    if (intent?.status === 'processing') settle(account, intent);
    void state.save();
  }

  for (const id of Object.keys(state.settlements)) account.settleLater(id);
  return account;
}
