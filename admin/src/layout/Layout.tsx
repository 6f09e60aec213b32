import { takeCarriedToast } from '@practice/contract/carried-toast';
import { LogoMark } from '@practice/ui/drawings/Logo';
import { Modal } from '@practice/ui/Modal';
import { toast } from '@practice/ui/toast';
import { type ReactNode, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { isPromptOpen, onPromptChange } from '../second-factor/prompt.ts';
import { MenuIcon } from './icons.tsx';
import styles from './Layout.module.css';
import { Loading } from './Loading.tsx';
import { lazyScreen } from './lazy-screen.ts';
import { Navigation } from './Navigation.tsx';

const PromptDialog = lazyScreen(() => import('../second-factor/PromptDialog.tsx'), 'PromptDialog');

export function Layout({ children }: { children: ReactNode }) {
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const main = useRef<HTMLElement>(null);
  const section = useLocation().pathname.split('/')[1]?.toLowerCase() ?? '';
  const lastSection = useRef(section);
  const isPrompting = useSyncExternalStore(onPromptChange, isPromptOpen);

  // The previous page may have left a toast for this one.
  useEffect(() => {
    const carried = takeCarriedToast();
    if (carried) toast(carried);
  }, []);

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
      <header className={`cluster between deep ${styles.bar}`}>
        <button
          type="button"
          className={`bare cluster gap-2 ${styles.menuButton}`}
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
      <Suspense>{isPrompting && <PromptDialog />}</Suspense>
    </div>
  );
}
