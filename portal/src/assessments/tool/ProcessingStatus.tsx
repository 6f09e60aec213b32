import { useEffect, useState } from 'react';

const messages = [
  { from: 0, text: 'We’re reading your answers.' },
  { from: 5, text: 'Still reading. It usually takes less than half a minute.' },
  {
    from: 20,
    text: 'This is taking longer than usual. Your answers stay in this form until we’ve read them.',
  },
] as const;

export function ProcessingStatus({ isProcessing }: { isProcessing: boolean }) {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (!isProcessing) return;
    const started = Date.now();
    const timer = setInterval(() => setSeconds((Date.now() - started) / 1000), 1000);
    return () => {
      clearInterval(timer);
      setSeconds(0);
    };
  }, [isProcessing]);
  return (
    <p className="text-sm text-soft" role="status">
      {isProcessing && messages.findLast(({ from }) => seconds >= from)?.text}
    </p>
  );
}
