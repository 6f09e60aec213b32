import { paths } from '@practice/contract/paths';
import { practice } from '@practice/contract/practice';
import { LogoMark } from '@practice/ui/drawings/Logo';
import type { ComponentType, ReactNode } from 'react';
import { useResourceDefinitions } from 'react-admin';
import { NavLink } from 'react-router';
import { forgetDrafts } from '../drafts.ts';
import { useSession } from '../session/Session.tsx';
import { DashboardIcon, LogoutIcon, WebsiteIcon } from './icons.tsx';
import styles from './Navigation.module.css';
import { type Unread, UnreadCount } from './UnreadCount.tsx';

/** The content of the sidebar, or of the drawer on a phone. */
export function Navigation() {
  const user = useSession();
  const sections = Object.values(useResourceDefinitions());
  return (
    <div className={styles.navigation}>
      <p className={styles.brand}>
        <LogoMark size={32} />
        <span>
          {practice.name}
          <small>Back office</small>
        </span>
      </p>
      <nav aria-label="Back office">
        <ul>
          <MenuItem to="/" icon={DashboardIcon} name="Dashboard" />
          {sections.map(({ name, icon, options }) => (
            <MenuItem key={name} to={`/${name}`} icon={icon} name={options?.label ?? name}>
              {options?.unread && <UnreadCount resource={name} {...(options.unread as Unread)} />}
            </MenuItem>
          ))}
        </ul>
        <ul className={styles.ways}>
          <li>
            <a className={styles.link} href={paths.home}>
              <WebsiteIcon />
              Visit Website
            </a>
          </li>
          <li>
            <a className={styles.link} href={paths.logoutHandler} onClick={() => forgetDrafts(localStorage)}>
              <LogoutIcon />
              Logout
            </a>
          </li>
        </ul>
      </nav>
      <p className={styles.account}>
        Logged in as <span>{user.email}</span>
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
