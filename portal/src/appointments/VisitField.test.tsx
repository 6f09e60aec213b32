/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { draw, shows } from '../test/draw.tsx';
import { VisitField } from './VisitField.tsx';

const form = {
  watch: () => ['', ''],
  choose: () => {},
  errorOf: () => undefined,
  visits: [],
} as unknown as Parameters<typeof VisitField>[0]['form'];

test.each([true, false])(
  'the list of visits asks to confirm the address until it is confirmed (confirmed: %s)',
  async (emailConfirmed) => {
    await draw(<VisitField form={form} />, (address) =>
      address.endsWith('/user') ? { emailConfirmed } : [],
    );
    expect(shows('Bought a package? It appears here as soon as')).toBe(!emailConfirmed);
  },
);
