import { messages } from '@practice/contract/messages';
import { ButtonLink } from '@practice/ui/Button';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { DeleteIcon, EditIcon, ViewIcon } from '../layout/icons.tsx';
import { LinkButton } from '../layout/LinkButton.tsx';
import type { TrashableResource } from '../resource-routes.ts';
import { ActionButton } from './ActionButton.tsx';
import styles from './Cards.module.css';

interface ContentActionsProps {
  resource: TrashableResource;
  row: { id: number; title: string };
  view: { href: string; label: string; fullLabel: string };
  question: { title: string; text: ReactNode };
}

export function ContentActions(props: ContentActionsProps) {
  const { resource, row, view, question } = props;
  const { deleted, deleteFailed } = resource === 'resources' ? messages.resources : messages.blog;
  const { selectedIds, onToggleItem } = useListContext();
  return (
    <div className={styles.buttons}>
      <ButtonLink
        variant="quiet"
        size="small"
        href={view.href}
        target="_blank"
        rel="noopener"
        aria-label={view.fullLabel}
      >
        <ViewIcon size={18} />
        {view.label}
      </ButtonLink>
      <LinkButton
        variant="quiet"
        size="small"
        to={`/${resource}/edit/${row.id}`}
        icon={EditIcon}
        aria-label={`Edit ${row.title}`}
      >
        Edit
      </LinkButton>
      <ActionButton
        label="Delete"
        fullLabel={`Delete ${row.title}`}
        icon={<DeleteIcon size={18} />}
        variant="quietDanger"
        size="small"
        question={{ ...question, busy: 'Deleting…' }}
        run={async (calls) => {
          await calls.delete(resource, { id: row.id });
          if (selectedIds.includes(row.id)) onToggleItem(row.id);
        }}
        done={deleted}
        failed={deleteFailed}
      />
    </div>
  );
}
