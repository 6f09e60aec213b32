import { type KeyboardEvent, type ReactNode, useId } from 'react';
import styles from './FilterTabs.module.css';
import { useFilter } from './useFilter.ts';

interface FilterTabsProps {
  /** The filter's name in the call. */
  name: string;
  label: string;
  /** The first one is all of them, with an empty value. */
  tabs: ReadonlyArray<{ value: string; label: string }>;
  /** The list. */
  children: ReactNode;
}

/** A filter as tabs above the list. */
export function FilterTabs({ name, label, tabs, children }: FilterTabsProps) {
  const { value, apply } = useFilter(name);
  const id = useId();
  const current = Math.max(
    0,
    tabs.findIndex((tab) => tab.value === value),
  );

  function walk(event: KeyboardEvent<HTMLDivElement>) {
    const to = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: tabs.length - 1 }[event.key];
    const tab = to === undefined ? undefined : tabs.at(to % tabs.length);
    if (!tab) return;
    event.preventDefault();
    apply(tab.value);
    event.currentTarget.querySelectorAll('button')[tabs.indexOf(tab)]?.focus();
  }

  return (
    <>
      <div className={styles.tabs} role="tablist" aria-label={label} onKeyDown={walk}>
        {tabs.map((tab, at) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${at}`}
            aria-selected={at === current}
            aria-controls={`${id}-panel`}
            tabIndex={at === current ? 0 : -1}
            onClick={() => apply(tab.value)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current}`}>
        {children}
      </div>
    </>
  );
}
