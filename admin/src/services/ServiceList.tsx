import { labelOf } from '@practice/contract/options';
import { namesOf } from '@practice/contract/practitioners';
import { type AdminService, serviceMessages, servicePlaces } from '@practice/contract/services';
import { priceOf } from '@practice/contract/visit';
import { CreateButton, DataTable, useCanAccess } from 'react-admin';
import { Link } from 'react-router';
import { BadgeList } from '../badges/Badges.tsx';
import { choice, yesOrNo } from '../list/filters.tsx';
import { MoveButtons } from '../list/MoveButtons.tsx';
import { RecordList } from '../list/RecordList.tsx';
import { usePractitioners } from '../practitioner-field/WithInput.tsx';

const choices = yesOrNo('Retired', 'Offered');
const filters = [choice('isRetired', { label: 'Shown', emptyText: 'All services', choices })];

const Column = DataTable.Col<AdminService>;

export function ServiceList() {
  const { canAccess = false } = useCanAccess({ action: 'edit', resource: 'services' });
  const nameOf = (service: AdminService) => <Name service={service} isLink={canAccess} />;
  const moveButtonsOf = (service: AdminService) =>
    canAccess && <MoveButtons row={service} name={service.title} />;
  return (
    <RecordList<AdminService>
      title="Services"
      lead="What clients book and ask for, in this order."
      sort={{ field: 'sort', order: 'ASC' }}
      filters={filters}
      filterDefaultValues={{ isRetired: false }}
      rowClick={false}
      actions={<CreateButton to="/services/new" label="New service" />}
      primaryText={nameOf}
      secondaryText={(service) => `Minutes: ${minutesOf(service)} · ${placeOf(service)} · ${costOf(service)}`}
      tertiaryText={moveButtonsOf}
    >
      <Column label="Title" cellClassName="break-anywhere" render={nameOf} />
      <Column label="Minutes" render={minutesOf} />
      <Column label="Where" render={placeOf} />
      <Column label="Price" render={costOf} />
      {canAccess && <Column label="Order" render={moveButtonsOf} />}
    </RecordList>
  );
}

const minutesOf = ({ minutes, bufferMinutes }: AdminService) =>
  bufferMinutes > 0 ? `${minutes} + ${bufferMinutes} free after` : `${minutes}`;
const placeOf = ({ place }: AdminService) => labelOf(servicePlaces, place);
const costOf = (service: AdminService) =>
  priceOf(service) ?? (service.isBookable ? serviceMessages.quoted : 'No price of its own');

const notOnline = { text: 'Not bookable online', tone: 'warning' } as const;
const inForm = { text: 'In the request form', tone: 'info' } as const;
const retired = { text: 'Retired', tone: 'neutral' } as const;

function Name({ service, isLink }: { service: AdminService; isLink: boolean }) {
  const { id, title, about, isBookable, requestLabel, retiredAt, practitionerIds } = service;
  const { data: practitioners = [] } = usePractitioners();
  const givenBy = practitioners.filter((one) => practitionerIds.includes(one.id));
  const badges = [!isBookable && notOnline, requestLabel !== null && inForm, retiredAt !== null && retired];
  return (
    <div className="break-anywhere">
      <strong>{isLink ? <Link to={`/services/edit/${id}`}>{title}</Link> : title}</strong>
      <small className="block text-xs text-soft">{about}</small>
      {givenBy.length < practitioners.length && (
        <small className="block text-xs text-soft">With {namesOf(givenBy) || 'no one'}</small>
      )}
      <BadgeList badges={badges.filter((badge) => badge !== false)} />
    </div>
  );
}
