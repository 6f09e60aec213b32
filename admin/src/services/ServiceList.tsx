import { labelOf } from '@practice/contract/options';
import { type AdminService, serviceMessages, servicePlaces } from '@practice/contract/services';
import { priceOf } from '@practice/contract/visit';
import { CanAccess, CreateButton, DataTable, useListContext } from 'react-admin';
import { Link } from 'react-router';
import { BadgeList } from '../badges/Badges.tsx';
import { ActionButton } from '../list/ActionButton.tsx';
import { choice, yesOrNo } from '../list/filters.tsx';
import { CreateLink, EmptyList, RecordList } from '../list/RecordList.tsx';
import { lengthOf, movedTo } from './service-fields.ts';

const filters = [
  choice('isRetired', {
    label: 'Shown',
    emptyText: 'Offered and retired',
    alwaysOn: true,
    choices: yesOrNo('Retired', 'Offered'),
  }),
];

const Column = DataTable.Col<AdminService>;

export const ServiceList = () => (
  <RecordList<AdminService>
    title="Services"
    lead="What clients book and ask for, in this order."
    sort={{ field: 'sort', order: 'ASC' }}
    sorts={[]}
    filters={filters}
    filterDefaultValues={{ isRetired: false }}
    rowClick={false}
    actions={<CreateButton to="/services/new" label="New service" />}
    empty={
      <EmptyList
        title="No Services Yet"
        drawing="M26 76V20h68v56M40 36h40M40 48h40M40 60h24"
        action={
          <CanAccess action="create" resource="services">
            <CreateLink to="/services/new" label="Add the first service" />
          </CanAccess>
        }
      >
        What you add here can be booked in the client dashboard, and by you.
      </EmptyList>
    }
    primaryText={(service) => (
      <div>
        <Name service={service} />
        <Badges service={service} />
      </div>
    )}
    secondaryText={(service) => `${lengthOf(service, 'minute')} · ${placeOf(service)} · ${costOf(service)}`}
    tertiaryText={(service) => <MoveButtons service={service} />}
  >
    <Column label="Title" cellClassName="break-anywhere" render={(service) => <Name service={service} />} />
    <Column label="Minutes" render={(service) => lengthOf(service)} />
    <Column label="Where" render={placeOf} />
    <Column label="Price" render={costOf} />
    <Column label="Shown" render={(service) => <Badges service={service} />} />
    <Column label="Order" render={(service) => <MoveButtons service={service} />} />
  </RecordList>
);

const placeOf = ({ place }: AdminService) => labelOf(servicePlaces, place);
const costOf = (service: AdminService) => priceOf(service) ?? serviceMessages.quoted;

interface OfService {
  service: AdminService;
}

const Name = ({ service: { id, title, about } }: OfService) => (
  <>
    <CanAccess action="edit" resource="services" accessDenied={<strong>{title}</strong>}>
      <Link to={`/services/edit/${id}`}>
        <strong>{title}</strong>
      </Link>
    </CanAccess>
    {about && <small className="block text-xs text-soft">{about}</small>}
  </>
);

const Badges = ({ service: { isBookable, requestLabel, retiredAt } }: OfService) => (
  <BadgeList
    badges={[
      ...(isBookable ? [] : [{ text: 'Not bookable online', tone: 'warning' as const }]),
      ...(requestLabel === null ? [] : [{ text: 'In the request form', tone: 'info' as const }]),
      ...(retiredAt === null ? [] : [{ text: 'Retired', tone: 'neutral' as const }]),
    ]}
  />
);

/** Past the service that is shown above or below: a hidden one keeps its place. */
function MoveButtons({ service }: OfService) {
  const { data = [], refetch } = useListContext<AdminService>();
  const at = data.findIndex(({ id }) => id === service.id);
  const move = (to: AdminService | undefined, label: 'Up' | 'Down') =>
    to && (
      <ActionButton
        label={label}
        fullLabel={`Move ${service.title} ${label.toLowerCase()}`}
        variant="quiet"
        size="small"
        run={async (calls) => {
          await calls.update('services', {
            id: service.id,
            data: movedTo(to, service),
            previousData: service,
          });
          // Its version has changed, which the next move names.
          await refetch();
        }}
        failed="Not moved"
      />
    );
  return (
    <CanAccess action="edit" resource="services">
      <span className="cluster no-wrap gap-1">
        {move(data[at - 1], 'Up')}
        {move(data[at + 1], 'Down')}
      </span>
    </CanAccess>
  );
}
