/** A head on its neck, whose top is the origin: a face with closed eyes, or the back of the hair. */
export function FrontHead({ seen }: { seen: 'front' | 'back' }) {
  if (seen === 'back') {
    return (
      <g>
        <path d="M-29-46c-7-1-9 4-7 10s6 8 9 7M29-46c7-1 9 4 7 10s-6 8-9 7" className="paper" />
        <path
          d="M0-96c-22 0-33 16-32 40 1 22 6 40 14 50 12 5 24 5 36 0 8-10 13-28 14-50 1-24-10-40-32-40Z"
          className="dark"
        />
      </g>
    );
  }
  return (
    <g>
      <path d="M-28-44c-7-1-9 4-7 10s6 9 10 8M28-44c7-1 9 4 7 10s-6 9-10 8" className="paper" />
      <path
        d="M-29-60c-1 20 0 34 5 44C-18-4-10 3 0 3S18-4 24-16c5-10 6-24 5-44-8-20-50-20-58 0Z"
        className="paper"
      />
      <path
        d="M-30-44c-6-30 6-52 31-52 24 0 36 18 30 51-2-1-4-6-4-12-1-8-6-13-12-15-14 5-28 4-36-1-4 4-5 9-5 16 0 6-2 11-4 13Z"
        className="dark"
      />
      <path
        d="M-17-42c3-2.5 7-2.5 10-.5M7-42.5c3-2 7-2 10 .5M-16-34c2 2.5 6 2.5 8 0M8-34c2 2.5 6 2.5 8 0M1-34c2 6 3 9 3 11 0 1.5-2 2.5-5 2.200M-7-11c4 3 10 3 14 0"
        strokeWidth="2"
      />
    </g>
  );
}
