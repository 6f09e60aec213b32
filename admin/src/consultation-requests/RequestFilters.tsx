import { requestStates, services } from '@practice/contract/consultation-requests';
import { useIsWide } from '../layout/useIsWide.ts';
import { FilterChoice } from '../list/FilterFields.tsx';
import { ListFilters } from '../list/ListFilters.tsx';
import { SortChoice } from '../list/SortChoice.tsx';
import { endOfPracticeDay, startOfPracticeDay } from '../practice-days.ts';
import { DayField } from './DayField.tsx';
import { requestOrders, tableNeeds } from './request-columns.ts';

export function RequestFilters() {
  const isWide = useIsWide(tableNeeds);
  return (
    <ListFilters placeholder="Name, company, email or message">
      <FilterChoice name="state" label="State" options={requestStates} all="All states" />
      <FilterChoice name="service" label="Service" options={services} all="All services" />
      <DayField name="createdFrom" label="From" instantOf={startOfPracticeDay} />
      <DayField name="createdTo" label="To" instantOf={endOfPracticeDay} />
      {!isWide && <SortChoice orders={requestOrders} />}
    </ListFilters>
  );
}
