/** The measured line: an angle and its arc, as an occupational therapist sees a joint. */
export function Mark() {
  return (
    <svg
      width="32"
      height="32"
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M6 4v22h22" />
      <path d="M6 13a13 13 0 0 1 13 13" />
      <path d="m18.5 10.5 2.5-2.5M22 18l3.2-1.3M11.500 6.800l1.100-3.100" strokeWidth="1.6" />
    </svg>
  );
}
