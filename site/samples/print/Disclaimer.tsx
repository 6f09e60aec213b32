import { practice } from '@practice/contract/practice';

/** What every document for everybody has to say; `about` begins the sentence. */
export function Disclaimer({ about }: { about: string }) {
  return (
    <p className="disclaimer">
      <strong>Please note.</strong> {about} is general information. It is no medical advice, no diagnosis and
      no occupational therapy, and reading it does not make you a client of {practice.name}. Ask your doctor
      or therapist what suits you, above all if you have pain, an injury or a health condition. We are not
      liable for what follows from its use.
    </p>
  );
}
