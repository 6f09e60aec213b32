/** @jest-environment jsdom */
import { test } from '@jest/globals';
import { ApiError } from '@practice/contract/errors';
import { ResourceContextProvider } from 'react-admin';
import { CallError } from '../dataProvider.ts';
import { draw, shows, until } from '../test/screens.tsx';
import { CalendarPage } from './CalendarPage.tsx';

test('a calendar that can’t be loaded says so', async () => {
  const refuse = () => Promise.reject(new CallError(new ApiError(500, 'Something went wrong on our side.')));
  const page = (
    <ResourceContextProvider value="client-appointments">
      <CalendarPage />
    </ResourceContextProvider>
  );
  await draw(page, { getList: refuse, call: refuse });
  await until(shows('We couldn’t load the calendar. Something went wrong on our side.'));
});
