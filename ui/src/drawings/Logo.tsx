import { logoMark } from '@practice/desk/drawings/logo';
import { lines } from './lines.ts';
import { Shapes } from './Shapes.tsx';

const sizes = {
  small: { height: 40, width: 150 },
  medium: { height: 60, width: 220 },
  large: { height: 80, width: 280 },
} as const;

interface LogoProps {
  name: string;
  size?: keyof typeof sizes;
}

export function Logo({ name, size = 'small' }: LogoProps) {
  const { height, width } = sizes[size];
  const [first = '', ...rest] = name.split(' ');
  const textWidth = (width / height) * 40 - 48;
  return (
    <svg
      role="img"
      aria-label={name}
      width={width}
      height={height}
      viewBox={`0 0 ${(width / height) * 40} 40`}
    >
      <g {...lines} stroke="currentColor">
        <Shapes of={logoMark} />
      </g>
      <g fill="currentColor" fontFamily="var(--font-heading)">
        <text x="47" y="20.5" fontSize={fitting(first, 22, textWidth)} fontWeight={520}>
          {first}
        </text>
        <text
          x="47.5"
          y="34"
          fontFamily="var(--font-text)"
          fontSize={fitting(rest.join(' '), 11.5, textWidth / 1.2)}
          fontWeight={450}
          letterSpacing="0.14em"
        >
          {rest.join(' ').toUpperCase()}
        </text>
      </g>
    </svg>
  );
}

export function LogoMark({ size = 40 }: { size?: number }) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 40 40" {...lines} stroke="currentColor">
      <Shapes of={logoMark} />
    </svg>
  );
}

function fitting(text: string, largest: number, width: number): number {
  return Math.min(largest, width / (Math.max(text.length, 1) * 0.56));
}
