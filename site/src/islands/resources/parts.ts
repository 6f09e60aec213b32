/** @throws if the page is not /resources, for example an error page of a proxy */
export function partsOf(page: Document) {
  return {
    list: part(page, '#list'),
    count: part(page, '#count'),
    tabs: part(page, '#tabs'),
    searchForm: part<HTMLFormElement>(page, '#search'),
    searchField: part<HTMLInputElement>(page, '#search-words'),
    clearForm: part<HTMLFormElement>(page, '#clear'),
  };
}

export function copyOf(name: string): DocumentFragment {
  return document.importNode(part<HTMLTemplateElement>(document, `template#${name}`).content, true);
}

function part<Kind extends HTMLElement>(page: Document, selector: string): Kind {
  const element = page.querySelector<Kind>(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  return element;
}
