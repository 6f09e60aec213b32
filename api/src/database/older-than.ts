import { type FindOperator, Raw } from 'typeorm';

export function olderThan({ months = 0, days = 0 }: { months?: number; days?: number }): FindOperator<Date> {
  const age = 'make_interval(months => :months, days => :days)';
  return Raw((column) => `${column} < now() - ${age}`, { months, days });
}
