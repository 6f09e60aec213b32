/** What the script of /resources works on, in this page or in one just fetched. */
export interface Parts {
  list: HTMLElement;
  count: HTMLElement;
  tabs: HTMLElement;
  search: HTMLFormElement;
  words: HTMLInputElement;
  clear: HTMLFormElement;
}

/** @throws where the page is another one: something in front of us has answered. */
export function partsOf(page: Document): Parts {
  return {
    list: part(page, '#list'),
    count: part(page, '#count'),
    tabs: part(page, '#tabs'),
    search: part<HTMLFormElement>(page, '#search'),
    words: part<HTMLInputElement>(page, '#search-words'),
    clear: part<HTMLFormElement>(page, '#clear'),
  };
}

/** A copy of what one of the page's templates holds. */
export function copyOf(name: string): DocumentFragment {
  const { content } = part<HTMLTemplateElement>(document, `template#${name}`);
  return document.importNode(content, true);
}

function part<Kind extends HTMLElement>(page: Document, selector: string): Kind {
  const element = page.querySelector<Kind>(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  return element;
}
