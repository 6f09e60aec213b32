import { timeInSentence } from '@practice/contract/format';
import { secondFactor } from '@practice/contract/routes';
import { useCall } from '../dataProvider.ts';

export const useSecondFactor = () => useCall(['second-factor'], secondFactor.state);

export const factorRequired = (from: string): string =>
  Date.parse(from) > Date.now()
    ? `You can export, refund and delete without it until ${timeInSentence(from)}.`
    : 'Until then, you can’t export, refund or delete anything.';
