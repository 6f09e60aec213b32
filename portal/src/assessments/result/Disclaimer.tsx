import { assessmentDisclaimer } from '@practice/contract/assessment-words';

export function Disclaimer() {
  return (
    <div className="stack gap-2 text-sm text-soft">
      {assessmentDisclaimer.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
