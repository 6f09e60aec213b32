import '@practice/ui/base.css';
import './layout/shared.css';
import { paths } from '@practice/contract/paths';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { OpeningDashboard } from './Dashboard.tsx';

export const opening = renderToStaticMarkup(
  <StaticRouter basename={paths.clientDashboard} location={paths.clientDashboard}>
    <OpeningDashboard />
  </StaticRouter>,
);
