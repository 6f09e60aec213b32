import { Notice } from '@practice/ui/Notice';

/** Why nothing was booked, if no single field is to blame. */
export function NotBooked({ sentence }: { sentence: string | undefined }) {
  return (
    <div className="live" role="alert">
      {sentence && (
        <Notice tone="danger" title="Not booked">
          <p>{sentence}</p>
        </Notice>
      )}
    </div>
  );
}
