declare module 'punycode.js' {
  const punycode: { toUnicode(address: string): string };
  export default punycode;
}
