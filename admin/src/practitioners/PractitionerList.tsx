import type { AdminPractitioner } from '@practice/contract/practitioners';
import { CreateButton, DataTable, useCanAccess } from 'react-admin';
import { Link } from 'react-router';
import { BadgeList } from '../badges/Badges.tsx';
import { choice, yesOrNo } from '../list/filters.tsx';
import { MoveButtons } from '../list/MoveButtons.tsx';
import { RecordList } from '../list/RecordList.tsx';
import { hoursKinds } from './practitioner-fields.ts';

const choices = yesOrNo('Retired', 'Working here');
const filters = [choice('isRetired', { label: 'Shown', emptyText: 'All practitioners', choices })];

const Column = DataTable.Col<AdminPractitioner>;

export function PractitionerList() {
  const { canAccess = false } = useCanAccess({ action: 'edit', resource: 'practitioners' });
  const nameOf = (practitioner: AdminPractitioner) => <Name {...{ practitioner, isLink: canAccess }} />;
  const moveButtonsOf = (practitioner: AdminPractitioner) =>
    canAccess && <MoveButtons row={practitioner} name={practitioner.name} />;
  return (
    <RecordList<AdminPractitioner>
      title="Practitioners"
      lead="Who clients can book, in this order, what they give and when they work."
      sort={{ field: 'sort', order: 'ASC' }}
      filters={filters}
      filterDefaultValues={{ isRetired: false }}
      rowClick={false}
      actions={<CreateButton to="/practitioners/new" label="New practitioner" />}
      primaryText={nameOf}
      secondaryText={(one) => `${one.roleTitle} · ${licenseOf(one)} · ${hoursOf(one)}`}
      tertiaryText={moveButtonsOf}
    >
      <Column label="Name" cellClassName="break-anywhere" render={nameOf} />
      <Column source="roleTitle" label="What they do here" disableSort cellClassName="break-anywhere" />
      <Column label="License" render={licenseOf} />
      <Column label="Working hours" render={hoursOf} />
      {canAccess && <Column label="Order" render={moveButtonsOf} />}
    </RecordList>
  );
}

const licenseOf = ({ licenseState, licenseNumber }: AdminPractitioner) => `${licenseState} ${licenseNumber}`;
const hoursOf = ({ hours }: AdminPractitioner) => hoursKinds[hours ? 1 : 0].label;

function Name({ practitioner, isLink }: { practitioner: AdminPractitioner; isLink: boolean }) {
  const { id, name, credentials, retiredAt } = practitioner;
  return (
    <div className="break-anywhere">
      <strong>{isLink ? <Link to={`/practitioners/edit/${id}`}>{name}</Link> : name}</strong>
      <small className="block text-xs text-soft">{credentials}</small>
      <BadgeList badges={retiredAt ? [{ text: 'Retired', tone: 'neutral' }] : []} />
    </div>
  );
}
