import { expect, test } from '@jest/globals';
import { aService } from '../test/services.ts';
import { amountMissing, checkService, fieldsOf } from './service-fields.ts';

test.each([
  ['quoted', { price: null, priceTo: null }],
  ['fixed', { price: 0, priceTo: null }],
  ['range', { price: 99.5, priceTo: 150 }],
] as const)('a price that is %s stays as it is when the form is saved', (priceKind, prices) => {
  const fields = fieldsOf(aService(prices));
  expect(fields.priceKind).toBe(priceKind);
  expect(checkService(fields).output).toMatchObject({ ...prices, isRetired: false, version: 1 });
});

test('who gives a new service is sent once it is chosen', () => {
  const { practitionerIds: _, ...fields } = fieldsOf(aService());
  expect(checkService({ ...fields, practitionerIds: null }).output).not.toHaveProperty('practitionerIds');
  expect(checkService({ ...fields, practitionerIds: [2] }).output).toHaveProperty('practitionerIds', [2]);
});

test('only the amounts of the chosen kind of price are sent', () => {
  const fields = fieldsOf(aService({ price: 100, priceTo: 150 }));
  expect(checkService({ ...fields, priceKind: 'fixed' }).output).toMatchObject({ price: 100, priceTo: null });
});

test('a fixed price needs an amount, and a range needs two', () => {
  const empty = { ...fieldsOf(aService()), price: null, priceTo: null };
  const missing = (path: string) => ({ path, message: amountMissing });
  expect(checkService({ ...empty, priceKind: 'fixed' }).errors).toEqual([missing('price')]);
  expect(checkService({ ...empty, priceKind: 'range' }).errors).toEqual([
    missing('price'),
    missing('priceTo'),
  ]);
  expect(checkService({ ...empty, priceKind: 'range', price: 150, priceTo: 100 }).errors).toEqual([
    { path: 'priceTo', message: 'The higher price must be above the lower one.' },
  ]);
});
