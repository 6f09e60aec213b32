import { secondFactor } from '@practice/contract/routes';
import { useCall } from '../layout/useCall.ts';

export const resource = 'second-factor';

export const useSecondFactor = () => useCall([resource], secondFactor.state);
