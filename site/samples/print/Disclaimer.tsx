/** What every document for everybody has to say; `about` begins the sentence. */
export function Disclaimer({ about }: { about: string }) {
  return (
    <p className="disclaimer">
      <strong>Please note.</strong> {about} is general information, not medical advice, a diagnosis or
      occupational therapy. Reading it does not make you our client. Ask your doctor or
      therapist what’s right for you, especially if you have pain, an injury or a health condition. We are not
      liable for how it is used.
    </p>
  );
}
