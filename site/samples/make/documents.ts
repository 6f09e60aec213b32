import { createElement, type ReactNode } from 'react';
import { Article } from '../article/article.tsx';
import { Checklist } from '../checklist/checklist.tsx';
import { Guide } from '../guide/guide.tsx';
import { Stretches } from '../stretches/stretches.tsx';

interface Source {
  content: (title: string) => ReactNode;
  /** Stylesheets, as paths from the folder above. */
  stylesheets: readonly string[];
}

const shared = ['drawings/drawings.css', 'print/print.css', 'print/layout.css'];

/** The printed samples by the names of their files. */
export const documents: Readonly<Record<string, Source>> = {
  'office-ergonomics-guide': {
    content: (title) => createElement(Guide, { title }),
    stylesheets: [...shared, 'guide/guide.css'],
  },
  'desk-stretching-exercises': {
    content: (title) => createElement(Stretches, { title }),
    stylesheets: [...shared, 'stretches/stretches.css'],
  },
  'workstation-assessment-checklist': {
    content: (title) => createElement(Checklist, { title }),
    stylesheets: [...shared, 'checklist/checklist.css'],
  },
  'the-science-of-sitting': {
    content: (title) => createElement(Article, { title }),
    stylesheets: [...shared, 'article/article.css'],
  },
};
