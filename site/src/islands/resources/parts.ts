/** The elements of /resources that its script updates, in this page or a fetched one. */
export interface Parts {
  list: HTMLElement;
  count: HTMLElement;
  tabs: HTMLElement;
  search: HTMLFormElement;
  words: HTMLInputElement;
  clear: HTMLFormElement;
}

/** @throws if the page is not /resources, for example an error page of a proxy */
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

/** A copy of the content of a template. */
export function copyOf(name: string): DocumentFragment {
  const { content } = part<HTMLTemplateElement>(document, `template#${name}`);
  return document.importNode(content, true);
}

function part<Kind extends HTMLElement>(page: Document, selector: string): Kind {
  const element = page.querySelector<Kind>(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  return element;
}
