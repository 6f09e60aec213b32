/** Polls `look` until it returns a value. Throws after two minutes. */
export async function eventually<Value>(
  look: () => Value | undefined | Promise<Value | undefined>,
  what: string,
): Promise<Value> {
  const deadline = Date.now() + 120_000;
  for (;;) {
    const value = await look();
    if (value !== undefined) return value;
    if (Date.now() > deadline) throw new Error(`There was never ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
