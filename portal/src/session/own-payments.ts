import { call } from '@practice/contract/call';
import { payments } from '@practice/contract/routes';
import useSWR from 'swr';
import { ownRows } from './own-rows.ts';

/** The payments of the signed-in client, newest first. */
export const usePayments = () => useSWR('payments', () => ownRows(call(payments.mine)));
