import { useState } from 'react';

/** Whether the way to the guides was taken once, in this browser. */
export function useHasRead(userId: number | undefined) {
  const key = `has-read:${userId}`;
  const [isNoted, setIsNoted] = useState(false);
  return {
    hasRead: isNoted || wasNoted(key),
    noteReading() {
      setIsNoted(true);
      try {
        localStorage.setItem(key, 'yes');
      } catch {
        // A browser that keeps nothing for us shows the step again next time.
      }
    },
  };
}

function wasNoted(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    // A closed storage knows nothing, so the step is shown.
    return false;
  }
}
