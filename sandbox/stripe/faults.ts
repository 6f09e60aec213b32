/** What tests may make go wrong. */
export type Faults = ReturnType<typeof noFaults>;

export function noFaults() {
  return {
    /** Every call waits this long, in ms, before anything is done. */
    slowMs: 0,
    /** This many calls are answered with `failStatus`, and nothing is done. */
    failNext: 0,
    failStatus: 500,
    /** This many calls are carried out, but never answered. */
    dropAfterActing: 0,
    pauseWebhooks: false,
    settleAfterMs: 4_000,
  };
}
