// react-admin looks for localStorage while it loads. Where a browser blocks storage, reading the property throws.
try {
  void window.localStorage;
} catch {
  Object.defineProperty(window, 'localStorage', { value: undefined });
}
