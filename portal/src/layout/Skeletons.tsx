import { Skeleton } from '@practice/ui/Skeleton';

interface SkeletonsProps {
  label: string;
  className?: string;
  heights: readonly string[];
}

export function Skeletons({ label, className = 'stack gap-5', heights }: SkeletonsProps) {
  return (
    <div role="status" aria-label={label} className={className}>
      {heights.map((height, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: The blocks never change.
        <Skeleton key={at} height={height} />
      ))}
    </div>
  );
}

export const cards = { className: 'cards', heights: ['16rem', '16rem', '16rem'] };
