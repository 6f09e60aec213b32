/** In each part of an assessment that an emergency came before; what to do about it stands above. */
export function NoScores() {
  return (
    <p>
      We didn’t score this desk: what you told us comes first. Your answers are saved with this assessment.
    </p>
  );
}
