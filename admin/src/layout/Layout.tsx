import Drawer from '@mui/material/Drawer';
import { LogoMark } from '@practice/ui/drawings/Logo';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { MenuIcon } from './icons.tsx';
import styles from './Layout.module.css';
import { Loading } from './Loading.tsx';
import { Navigation } from './Navigation.tsx';
import { Notices } from './Notices.tsx';

export function Layout({ children }: { children: ReactNode }) {
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const main = useRef<HTMLElement>(null);
  const room = useLocation().pathname.split('/')[1]?.toLowerCase() ?? '';
  const lastRoom = useRef(room);

  // Who walks into another room by keyboard or screen reader starts at its door, not in the old menu.
  useEffect(() => {
    if (lastRoom.current === room) return;
    lastRoom.current = room;
    setIsMenuOpen(false);
    main.current?.focus();
  }, [room]);

  return (
    <div className={styles.layout}>
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      <aside className={styles.sidebar} aria-label="Sidebar">
        <Navigation />
      </aside>
      <header className={styles.bar}>
        <button
          type="button"
          className={styles.menuButton}
          aria-expanded={isMenuOpen}
          onClick={() => setIsMenuOpen(true)}
        >
          <MenuIcon />
          Menu
        </button>
        <LogoMark size={32} />
      </header>
      <Drawer
        open={isMenuOpen}
        onClose={() => setIsMenuOpen(false)}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Menu', sx: { width: 'min(19rem, 86vw)' } } }}
      >
        <Navigation />
      </Drawer>
      <main className={styles.main} id="content" ref={main} tabIndex={-1}>
        <Suspense fallback={<Loading fills="page" />}>{children}</Suspense>
      </main>
      <Notices />
    </div>
  );
}
