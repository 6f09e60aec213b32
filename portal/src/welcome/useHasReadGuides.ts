import { useState } from 'react';

/** Whether the way to the guides was taken once, in this browser. */
export function useHasReadGuides(userId: number | undefined) {
  const key = `has-read:${userId}`;
  const [isMarked, setIsMarked] = useState(false);
  return {
    hasRead: isMarked || isStored(key),
    markAsRead() {
      setIsMarked(true);
      try {
        localStorage.setItem(key, 'yes');
      } catch {
        // A browser that keeps nothing for us shows the step again next time.
      }
    },
  };
}

function isStored(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    // A closed storage knows nothing, so the step is shown.
    return false;
  }
}
