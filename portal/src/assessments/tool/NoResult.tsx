import { Drawing } from '@practice/ui/Drawing';
import emptyDial from '@practice/ui/drawings/empty-dial.svg?raw';
import panel from '../../layout/Panel.module.css';
import { ViewLink } from '../ViewLink.tsx';

export function NoResult({ to }: { to: string }) {
  return (
    <div className={panel.empty}>
      <Drawing svg={emptyDial} />
      <div className={`stack items-start ${panel.words}`}>
        <p className={`text-strong ${panel.lead}`}>
          No assessment results available. Please complete an assessment first.
        </p>
        <ViewLink variant="primary" to={to}>
          Go to Assessment
        </ViewLink>
      </div>
    </div>
  );
}
