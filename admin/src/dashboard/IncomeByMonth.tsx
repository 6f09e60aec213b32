import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import LinearProgress from '@mui/material/LinearProgress';
import { dollars, monthAndYear } from '@practice/contract/format';
import { adminPayments } from '@practice/contract/routes';
import { useCall } from '../dataProvider.ts';
import { Loaded } from '../layout/Loading.tsx';
import { Section } from '../layout/Section.tsx';

export function IncomeByMonth() {
  const income = useCall(['payments', 'income'], adminPayments.income);
  const highest = Math.max(1, ...(income.data ?? []).map(({ net }) => net));
  return (
    <Section heading="Income by month">
      <Loaded query={income} what="the income">
        {(months) => (
          <TableContainer tabIndex={0} role="group" aria-label="Income by month">
            <Table size="small" className="nowrap">
              <TableHead>
                <TableRow>
                  <TableCell>Month</TableCell>
                  <TableCell align="right">Refunded or lost</TableCell>
                  <TableCell align="right">Net</TableCell>
                  <TableCell component="td" />
                </TableRow>
              </TableHead>
              <TableBody>
                {months.toReversed().map(({ month, refunded, lost, net }) => (
                  <TableRow key={month}>
                    <TableCell component="th" scope="row">
                      {monthAndYear(`${month}-01`)}
                    </TableCell>
                    <TableCell align="right">
                      {refunded + lost > 0 ? dollars(refunded + lost) : '–'}
                    </TableCell>
                    <TableCell align="right">{dollars(net)}</TableCell>
                    <TableCell width="100%" aria-hidden="true">
                      <LinearProgress variant="determinate" value={(Math.max(0, net) / highest) * 100} />
                    </TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </TableContainer>
        )}
      </Loaded>
    </Section>
  );
}
