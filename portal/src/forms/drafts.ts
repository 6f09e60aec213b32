import * as v from 'valibot';

const text = v.fallback(v.string(), '');

export interface Drafts<Values> {
  /** What the form holds while somebody fills it in. */
  values: v.GenericSchema<unknown, Values>;
  read(key: string): Values | undefined;
  /** A form that says what is saved, or nothing yet, is no draft. */
  save(key: string, typed: Values, saved: Values): void;
  clear(key: string): void;
}

/** The drafts of a form with these fields: what was typed outlives a reload and a sign-in, not the tab. */
export function draftsOf<Name extends string>(names: readonly Name[]): Drafts<Record<Name, string>> {
  const entries = Object.fromEntries(names.map((name) => [name, text])) as Record<Name, typeof text>;
  const values = v.object(entries) as unknown as v.GenericSchema<unknown, Record<Name, string>>;

  function clear(key: string): void {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Nothing was stored, so nothing needs to go.
    }
  }

  return {
    values,
    clear,
    read(key) {
      try {
        const read = v.safeParse(values, JSON.parse(sessionStorage.getItem(key) ?? 'null'));
        return read.success ? read.output : undefined;
      } catch {
        // The storage is closed to us, or holds something else under this key.
        return undefined;
      }
    },
    save(key, typed, saved) {
      if (names.every((name) => typed[name].trim() === saved[name])) return clear(key);
      try {
        sessionStorage.setItem(key, JSON.stringify(typed));
      } catch {
        // A browser that stores nothing for us still sends the form.
      }
    },
  };
}
