import { timeInSentence } from '@practice/contract/format';
import { secondFactor } from '@practice/contract/routes';
import { useCall } from '../layout/useCall.ts';

export const useSecondFactor = () => useCall(['second-factor'], secondFactor.state);

export function factorRequired(from: string): string {
  return Date.parse(from) > Date.now()
    ? `You can export, refund and delete without it until ${timeInSentence(from)}.`
    : 'Until then, you can’t export, refund or delete anything.';
}
