import { calendar } from '@practice/contract/routes';
import { useCall } from '../layout/useCall.ts';

export const useOpenHolidays = () => useCall(['calendar', 'open-holidays'], calendar.openHolidays);
