/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { newAppointment } from '../appointment-form/AppointmentInputs.tsx';
import { ServiceInput } from '../appointment-form/ServiceInputs.tsx';
import { CallForm } from '../form/CallForm.tsx';
import { annaAndDaniel, aPractitioner } from '../test/practitioners.ts';
import { choose, draw, press, shows, until } from '../test/screens.tsx';
import { aService } from '../test/services.ts';
import { WithInput, withChosen } from './WithInput.tsx';

const sent: object[] = [];
const form = (current?: { id: number; name: string }[]) => (
  <CallForm
    check={(typed: typeof newAppointment) => ({ output: withChosen(typed) })}
    defaultValues={{ ...newAppointment, practitionerIds: current?.map(({ id }) => id) ?? null }}
    send={async (input) => sent.push(input)}
    save="Book"
  >
    <ServiceInput />
    <WithInput {...(current && { current })} />
  </CallForm>
);
const onlyDaniels = annaAndDaniel.map((one) => ({ ...one, serviceIds: one.id === 2 ? [1, 3] : [1] }));
const calls = {
  getList: async (resource: string) => ({
    data: resource === 'services' ? [aService({ id: 3 })] : onlyDaniels,
    total: 2,
  }),
};

test('a visit is with whoever is free first, with one, or with both, out of those who give the service', async () => {
  await draw(form(), calls);
  await until(shows('First available'));
  await press('Book');
  expect(sent.pop()).not.toHaveProperty('practitionerIds');
  const both = 'Anna Whitfield and Daniel Whitfield';
  expect(await choose(both, 1)).toEqual(['First available', 'Anna Whitfield', 'Daniel Whitfield', both]);
  await press('Book');
  expect(sent.pop()).toMatchObject({ practitionerIds: [1, 2] });
  await choose('Desk Check');
  expect(await choose('Daniel Whitfield', 1)).toEqual(['First available', 'Daniel Whitfield']);
  await press('Book');
  expect(sent.pop()).toMatchObject({ practitionerIds: [2] });
});

test('a visit that is booked stays with someone who has left, and of three several can be chosen', async () => {
  await draw(form([aPractitioner({ id: 7, name: 'Cora Bell' })]), calls);
  await until(shows('Cora Bell'));
  await choose('Daniel Whitfield', 1);
  await press('Book');
  expect(sent.pop()).toMatchObject({ practitionerIds: [7, 2] });
});
