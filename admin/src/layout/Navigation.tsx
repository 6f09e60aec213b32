import { paths } from '@practice/contract/paths';
import { practice } from '@practice/contract/practice';
import { LogoMark } from '@practice/ui/drawings/Logo';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { forgetDrafts } from '../drafts.ts';
import { useSession } from '../session/Session.tsx';
import {
  AppointmentsIcon,
  ArticlesIcon,
  DashboardIcon,
  DownloadsIcon,
  LogoutIcon,
  RequestsIcon,
  WebsiteIcon,
} from './icons.tsx';
import styles from './Navigation.module.css';

/** The sidebar's content, on the left of a desk's screen and in the drawer of a phone. */
export function Navigation() {
  const user = useSession();
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
          <Room to="/" icon={<DashboardIcon />} name="Dashboard" />
          <Room to="/blog-posts" icon={<ArticlesIcon />} name="Articles & Content" />
          <Room to="/consultation-requests" icon={<RequestsIcon />} name="Consultation Requests" />
          <Room to="/client-appointments" icon={<AppointmentsIcon />} name="Client Appointments" />
          <Room to="/resources" icon={<DownloadsIcon />} name="Resources & Downloads" />
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
        Signed in as <span>{user.email}</span>
      </p>
    </div>
  );
}

function Room({ to, icon, name }: { to: string; icon: ReactNode; name: string }) {
  return (
    <li>
      <NavLink className={() => `${styles.link}`} to={to} end={to === '/'}>
        {icon}
        {name}
      </NavLink>
    </li>
  );
}
