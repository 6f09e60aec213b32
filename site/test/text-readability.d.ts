/** The package has no types of its own. */
declare module 'text-readability' {
  const readability: { fleschKincaidGrade(text: string): number };
  export default readability;
}
