import { paths } from '@practice/contract/paths';
import { practice } from '@practice/contract/practice';
import { LogoMark } from '@practice/ui/drawings/Logo';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { useResourceDefinitions } from 'react-admin';
import { NavLink } from 'react-router';
import { useCallsWithoutRedirect } from '../dataProvider.ts';
import { useSession } from '../session/Session.tsx';
import { DashboardIcon, LogoutIcon, SecurityIcon, WebsiteIcon } from './icons.tsx';
import styles from './Navigation.module.css';
import { refreshEvery } from './useRefresh.ts';

export function Navigation() {
  const user = useSession();
  const sections = Object.values(useResourceDefinitions());
  return (
    <div className={`deep text-sm ${styles.navigation}`}>
      <p className={`cluster ${styles.brand}`}>
        <LogoMark size={32} />
        <span>
          {practice.name}
          <small className="block text-xs">Back office</small>
        </span>
      </p>
      <nav className="stack gap-6" aria-label="Back office">
        <ul>
          <MenuItem to="/" icon={DashboardIcon} name="Dashboard" />
          {sections.map(({ name, icon, options }) => (
            <MenuItem key={name} to={`/${name}`} icon={icon} name={options?.label ?? name}>
              {options?.unread && <UnreadCount resource={name} {...(options.unread as Unread)} />}
            </MenuItem>
          ))}
        </ul>
        <ul className={styles.links}>
          <MenuItem to="/security" icon={SecurityIcon} name="Security" />
          <li>
            <a className={styles.link} href={paths.home}>
              <WebsiteIcon />
              Visit Website
            </a>
          </li>
          <li>
            <a className={styles.link} href={paths.logoutHandler}>
              <LogoutIcon />
              Logout
            </a>
          </li>
        </ul>
      </nav>
      <p className={`text-xs ${styles.account}`}>
        Logged in as <span className="block break-anywhere">{user.email}</span>
      </p>
    </div>
  );
}

interface MenuItemProps {
  to: string;
  icon: ComponentType | undefined;
  name: string;
  children?: ReactNode;
}

function MenuItem({ to, icon: Icon, name, children }: MenuItemProps) {
  return (
    <li>
      <NavLink className={() => `${styles.link}`} to={to} end={to === '/'}>
        {Icon && <Icon />}
        {name}
        {children}
      </NavLink>
    </li>
  );
}

interface Unread {
  filter: Record<string, unknown>;
  words: string;
}

export function UnreadCount({ resource, filter, words }: Unread & { resource: string }) {
  // A 401 must not leave the page, because the menu is beside forms with unsaved text.
  const calls = useCallsWithoutRedirect();
  const { data } = useQuery({
    queryKey: [resource, 'unread'],
    queryFn: async () =>
      (await calls.getList(resource, { filter, pagination: { page: 1, perPage: 1 } })).total ?? 0,
    refetchInterval: refreshEvery,
    refetchOnWindowFocus: true,
  });
  if (!data) return null;
  return (
    <span className={`text-xs text-semibold ${styles.unread}`}>
      {data} <span className="visually-hidden">{words}</span>
    </span>
  );
}
