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
    duplicateEvents: false,
    reorderEvents: false,
    pauseWebhooks: false,
    /** How long a delayed method takes. */
    settleAfterMs: 4_000,
  };
}

/** @param {Faults} faults @param {Record<string, unknown>} changes @throws TypeError */
export function setFaults(faults, changes) {
  for (const [name, value] of Object.entries(changes)) {
    if (!Object.hasOwn(faults, name) || typeof value !== typeof Reflect.get(faults, name))
      throw new TypeError(`There is no ${name} that could be ${JSON.stringify(value)}.`);
  }
  Object.assign(faults, changes);
}
