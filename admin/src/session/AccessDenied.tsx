import { messages } from '@practice/contract/messages';
import { paths } from '@practice/contract/paths';
import { LogoMark } from '@practice/ui/drawings/Logo';
import styles from '../layout/Alone.module.css';
import { useTitle } from '../layout/useTitle.ts';

export function AccessDenied() {
  const { title, description, link } = messages.accessDenied;
  useTitle(title);
  return (
    <main className={styles.page}>
      <LogoMark size={40} />
      <h1>{title}</h1>
      <p>{description}</p>
      <a href={paths.home}>{link}</a>
    </main>
  );
}
