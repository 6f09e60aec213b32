import { secondFactor } from '@practice/contract/routes';
import { useCall } from '../layout/useCall.ts';

export const useSecondFactor = () => useCall(['second-factor'], secondFactor.state);
