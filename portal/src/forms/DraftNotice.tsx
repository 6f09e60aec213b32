import { Button } from '@practice/ui/Button';
import { Notice } from '@practice/ui/Notice';

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
