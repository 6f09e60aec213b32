import { uuid } from '@practice/contract/attempt';
import { useRef } from 'react';

/** The UUID of a filled-in form: whatever is changed in it makes another one, a second try does not. */
export function useAttempt(): (input: object) => string {
  const last = useRef({ filledIn: '', attempt: '' });
  return (input) => {
    const filledIn = JSON.stringify(input);
    if (filledIn !== last.current.filledIn) last.current = { filledIn, attempt: uuid() };
    return last.current.attempt;
  };
}
