import { LogoMark } from '@practice/ui/drawings/Logo';
import { Modal } from '@practice/ui/Modal';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { AskAgain } from '../second-factor/AskAgain.tsx';
import { MenuIcon } from './icons.tsx';
import styles from './Layout.module.css';
import { Loading } from './Loading.tsx';
import { Navigation } from './Navigation.tsx';
import { Notices } from './Notices.tsx';

export function Layout({ children }: { children: ReactNode }) {
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const main = useRef<HTMLElement>(null);
  const section = useLocation().pathname.split('/')[1]?.toLowerCase() ?? '';
  const lastSection = useRef(section);

  // In another section, the focus moves to its content.
  useEffect(() => {
    if (lastSection.current === section) return;
    lastSection.current = section;
    setIsMenuOpen(false);
    // This waits until the menu has restored the focus.
    setTimeout(() => main.current?.focus());
  }, [section]);

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
      {isMenuOpen && (
        <Modal className={styles.drawer} aria-label="Menu" onClose={() => setIsMenuOpen(false)}>
          <Navigation />
        </Modal>
      )}
      <main className={styles.main} id="content" ref={main} tabIndex={-1}>
        <Suspense fallback={<Loading />}>{children}</Suspense>
      </main>
      <Notices />
      <AskAgain />
    </div>
  );
}
