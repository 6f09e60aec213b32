/** What `look` finds, once it finds anything. */
export async function eventually<Value>(
  look: () => Value | undefined | Promise<Value | undefined>,
  what: string,
  limit = 30_000,
): Promise<Value> {
  const deadline = Date.now() + limit;
  for (;;) {
    const value = await look();
    if (value !== undefined) return value;
    if (Date.now() > deadline) throw new Error(`There was never ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
