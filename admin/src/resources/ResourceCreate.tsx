import { ResourceEditor } from './ResourceEditor.tsx';

export function ResourceCreate() {
  return <ResourceEditor />;
}
