import { useEffect, useState } from 'react';

const messages = [
  { from: 0, text: 'We’re reading your answers.' },
  { from: 5, text: 'Still reading. It usually takes less than half a minute.' },
  {
    from: 20,
    text: 'This is taking longer than usual. Your answers stay in this form until we’ve read them.',
  },
] as const;

export function ProcessingStatus() {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => before + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return messages.findLast(({ from }) => seconds >= from)?.text;
}
