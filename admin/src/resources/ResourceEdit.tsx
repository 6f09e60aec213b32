import { messages } from '@practice/contract/messages';
import type { Resource } from '@practice/contract/resources';
import { EditPage } from '../form/EditPage.tsx';
import { ResourceEditor } from './ResourceEditor.tsx';

export function ResourceEdit() {
  return (
    <EditPage<Resource>
      resource="resources"
      noun="resource"
      title="Edit Resource"
      missing={{ title: 'Resource Not Found', sentence: messages.resources.gone }}
      back="All resources"
    >
      {(resource) => <ResourceEditor loaded={resource} />}
    </EditPage>
  );
}
