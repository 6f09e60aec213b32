import { EmptyDial } from '../../layout/empty-drawings.tsx';
import panel from '../../layout/Panel.module.css';
import { ViewLink } from '../ViewLink.tsx';

export function NoResult({ to }: { to: string }) {
  return (
    <div className={panel.empty}>
      <EmptyDial />
      <div className={panel.words}>
        <p className={panel.lead}>No assessment results available. Please complete an assessment first.</p>
        <ViewLink variant="primary" to={to}>
          Go to Assessment
        </ViewLink>
      </div>
    </div>
  );
}
