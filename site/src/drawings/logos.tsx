import { practice } from '@practice/contract/practice';
import { Logo, LogoMark } from '@practice/ui/drawings/Logo';
import { renderToStaticMarkup } from 'react-dom/server';

// As text, so that React renders them once instead of with every page made on demand.
export const logo = renderToStaticMarkup(<Logo name={practice.name} />);
export const largeMark = renderToStaticMarkup(<LogoMark size={56} />);
