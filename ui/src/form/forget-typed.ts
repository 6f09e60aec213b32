export function forgetTyped(): void {
  try {
    sessionStorage.clear();
    for (const key of Object.keys(localStorage)) if (key.startsWith('draft:')) localStorage.removeItem(key);
  } catch {
    // The browser blocks its storage, so it holds nothing of ours.
  }
}
