import type { IncomeMonth } from '@practice/contract/payments';
import { practice } from '@practice/contract/practice';
import type { EntityManager } from 'typeorm';

/** A disputed payment counts as paid until the dispute is lost. */
export const sumsOfPayments = `
  coalesce(sum(amount) FILTER (WHERE payment_date IS NOT NULL), 0)::float8 AS paid,
  coalesce(sum(refunded_amount), 0)::float8 AS refunded,
  coalesce(sum(lost_amount), 0)::float8 AS lost,
  coalesce(sum(CASE WHEN payment_date IS NULL THEN 0 ELSE amount END - refunded_amount - lost_amount), 0)::float8 AS net`;

/** The last twelve months, including those without payments. */
export function incomeByMonth(database: Pick<EntityManager, 'query'>) {
  return database.query<IncomeMonth[]>(
    `SELECT to_char(month, 'YYYY-MM') AS month,
            ${sumsOfPayments}
     FROM (SELECT date_trunc('month', now() AT TIME ZONE $1) AS this_month) AS today,
          generate_series(this_month - interval '11 months', this_month, interval '1 month') AS month
     LEFT JOIN payments ON date_trunc('month', payment_date AT TIME ZONE $1) = month
     GROUP BY month
     ORDER BY month`,
    [practice.timeZone],
  );
}
