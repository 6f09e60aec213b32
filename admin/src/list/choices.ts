/** The choices of a filter by a boolean. */
export const yesOrNo = (yes: string, no: string) => [
  { value: true, label: yes },
  { value: false, label: no },
];
