import { Button } from '@practice/ui/Button';
import { Notice } from '@practice/ui/Notice';

/** Says that a form has begun with a draft, and offers an empty one. */
export function DraftNotice({ onStartOver }: { onStartOver: () => void }) {
  return (
    <Notice data-aside>
      <p>We’ve kept what you typed before.</p>
      <Button variant="secondary" size="small" className="self-start" onClick={onStartOver}>
        Start over
      </Button>
    </Notice>
  );
}
