import { useState } from 'react';

/** Whether the link to the guides was opened in this browser. */
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
        // Storage is blocked, so the step is shown again next time.
      }
    },
  };
}

function isStored(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    // Storage is blocked, so the step is shown.
    return false;
  }
}
