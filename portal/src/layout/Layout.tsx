import { greetedName, type SessionUser } from '@practice/contract/auth';
import { paths } from '@practice/contract/paths';
import { emailHref, phoneHref, practice } from '@practice/contract/practice';
import { Logo } from '@practice/ui/drawings/Logo';
import { Notice } from '@practice/ui/Notice';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import styles from './Layout.module.css';

interface LayoutProps {
  user?: SessionUser;
  title?: string;
  children?: ReactNode;
}

export function Layout({ user, title, children }: LayoutProps) {
  return (
    <>
      <header className="line-below">
        <div className={`cluster row-gap-0 page-width ${styles.row}`}>
          <a className={`text-full ${styles.logo}`} href={paths.home}>
            <Logo name={practice.name} />
            <span className="visually-hidden"> back to the website</span>
          </a>
          <NavLink className={`text-sm text-strong ${styles.link}`} to="/account">
            Account
          </NavLink>
          <a className={`text-sm text-strong ${styles.link}`} href={paths.logoutHandler}>
            Logout
          </a>
        </div>
      </header>
      <main className={`stack gap-5 page-width ${styles.main}`}>
        <h1 className="text-2xl break-anywhere">
          {title ??
            (user && (
              <>
                Hello, <bdi>{greetedName(user)}</bdi>
              </>
            ))}
        </h1>
        {user?.isAdmin && (
          <Notice>
            <p>
              This is what clients see. The practice’s own side is the <a href={paths.admin}>back office</a>.
            </p>
          </Notice>
        )}
        {children}
      </main>
      <footer className={`text-sm text-soft line-above ${styles.footer}`}>
        <div className={`cluster between gap-5 row-gap-2 page-width ${styles.row}`}>
          <p>
            Questions? Call <a href={phoneHref}>{practice.phone}</a> or email{' '}
            <a href={emailHref}>{practice.email}</a>.
          </p>
          <p>
            <a href={paths.home}>Website</a> <a href={paths.privacy}>Privacy</a>{' '}
            <a href={paths.terms}>Terms</a>
          </p>
        </div>
      </footer>
    </>
  );
}
