import type { SessionUser } from '@practice/contract/auth';
import { Card } from '@practice/ui/Card';
import { lazy } from 'react';
import { useSearchParams } from 'react-router';
import { LoadBoundary } from '../layout/LoadBoundary.tsx';
import { LoadError } from '../layout/Loaded.tsx';
import { cards, Skeletons } from '../layout/Skeletons.tsx';
import { viewOf } from './address.ts';

// The views are large and most visits open only one, so each is loaded when it is opened.
const AssessmentList = lazy(() => import('./list/AssessmentList.tsx'));
const Details = lazy(() => import('./details/Details.tsx'));
const Compare = lazy(() => import('./compare/Compare.tsx'));
const Tool = lazy(() => import('./tool/Tool.tsx'));

export function Assessments({ user }: { user: SessionUser }) {
  const [query] = useSearchParams();
  const view = viewOf(query);
  return (
    <LoadBoundary
      key={view.name}
      failed={<LoadError title="This part of your dashboard couldn’t be loaded" />}
      loading={
        <Card className="stack gap-4">
          <Skeletons label="Opening your assessments…" {...cards} />
        </Card>
      }
    >
      <Card className="stack gap-4">
        {view.name === 'list' && <AssessmentList />}
        {view.name === 'details' && <Details key={view.id} id={view.id} section={view.section} />}
        {view.name === 'compare' && <Compare ids={view.ids} />}
        {view.name === 'tool' && <Tool userId={user.id} step={view.step} id={view.id} />}
      </Card>
    </LoadBoundary>
  );
}
