export function NoScores() {
  return (
    <p>
      We didn’t score this desk: what you told us comes first. Your answers are saved with this assessment.
    </p>
  );
}
