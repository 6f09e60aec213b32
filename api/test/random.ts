/** Random choices that are the same for the same seed (mulberry32). */
export function randomFrom(seed: number) {
  let state = seed;
  function random(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const chance = (share: number) => random() < share;
  const some = <Item>(items: readonly Item[], share = 0.7) => items.filter(() => chance(share));
  function pick<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new Error('There is nothing to pick from.');
    return item;
  }
  return { random, chance, some, pick };
}
