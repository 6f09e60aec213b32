import { Button } from '@mui/material';
import { NavLink } from 'react-router';

export const ViewSwitch = () => (
  <nav aria-label="Views" className="cluster gap-2 mb-4">
    <View to="/client-appointments">List</View>
    <View to="/client-appointments/calendar">Calendar</View>
  </nav>
);

const View = ({ to, children }: { to: string; children: string }) => (
  <Button
    component={NavLink}
    to={to}
    end
    size="small"
    sx={{ '&.active': { backgroundColor: 'primary.light', color: 'text.primary' } }}
  >
    {children}
  </Button>
);
