import { centsOf, type IncomeMonth, type PaymentSummary } from '@practice/contract/payments';
import { practice } from '@practice/contract/practice';
import type { DataSource } from 'typeorm';

export async function incomeByMonth(database: DataSource): Promise<IncomeMonth[]> {
  const rows = await database.query<Omit<IncomeMonth, 'net'>[]>(
    `SELECT to_char(month, 'YYYY-MM') AS month,
            coalesce(sum(amount), 0)::float8 AS paid,
            coalesce(sum(refunded_amount), 0)::float8 AS refunded,
            coalesce(sum(lost_amount), 0)::float8 AS lost
     FROM (SELECT date_trunc('month', now() AT TIME ZONE $1) AS this_month) AS today,
          generate_series(this_month - interval '11 months', this_month, interval '1 month') AS month
     LEFT JOIN payments ON date_trunc('month', payment_date AT TIME ZONE $1) = month
     GROUP BY month
     ORDER BY month`,
    [practice.timeZone],
  );
  return rows.map((row) => ({ ...row, net: netOf(row) }));
}

export function netOf({ paid, refunded, lost }: Omit<PaymentSummary, 'net'>): number {
  return (centsOf(paid) - centsOf(refunded) - centsOf(lost)) / 100;
}
