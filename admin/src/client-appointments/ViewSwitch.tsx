import tabs from '@practice/ui/Tabs.module.css';
import { NavLink, type NavLinkProps } from 'react-router';

export function ViewSwitch() {
  return (
    <nav aria-label="Views">
      <div className={tabs.list}>
        <View to="/client-appointments" end>
          List
        </View>
        <View to="/client-appointments/calendar">Calendar</View>
      </div>
      <div className={tabs.panel} />
    </nav>
  );
}

function View(props: NavLinkProps) {
  return (
    <NavLink {...props} className={`text-soft text-strong ${tabs.tab}`} style={{ textDecoration: 'none' }} />
  );
}
