// @ts-check
/** What tests may have go wrong. */

/** @typedef {ReturnType<typeof noFaults>} Faults */

export function noFaults() {
  return {
    /** Each call of the API waits so long before anything is done. */
    slowMs: 0,
    /** So many calls are answered `failStatus`, and nothing is done. */
    failNext: 0,
    failStatus: 500,
    /** So many calls are done and never answered. */
    dropAfterActing: 0,
    pauseWebhooks: false,
    /** How long a delayed method takes. */
    settleAfterMs: 4_000,
  };
}
