// react-admin looks for localStorage as it loads, and reading the property throws if storage is blocked.
try {
  void window.localStorage;
} catch {
  Object.defineProperty(window, 'localStorage', { value: undefined });
}
