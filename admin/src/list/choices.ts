export const yesOrNo = (yes: string, no: string) => [
  { value: true, label: yes },
  { value: false, label: no },
];
