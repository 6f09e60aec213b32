export interface Outcome {
  done: number;
  failures: unknown[];
}

const atOnce = 3;

/** Does the same to each, a few at once, and goes on where one fails. */
export async function doEach<Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<unknown>,
  onStep: (finished: number) => void = () => {},
): Promise<Outcome> {
  const waiting = [...items];
  const outcome: Outcome = { done: 0, failures: [] };
  async function work() {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      try {
        await act(item);
        outcome.done += 1;
      } catch (error) {
        outcome.failures.push(error);
      }
      onStep(outcome.done + outcome.failures.length);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  return outcome;
}
