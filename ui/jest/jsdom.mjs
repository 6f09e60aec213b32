import { TextEncoder } from 'node:util';

// Features that React and its router need and jsdom lacks.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
globalThis.TextEncoder ??= TextEncoder;
if (globalThis.HTMLDialogElement) {
  CSSStyleSheet.prototype.replaceSync ??= function replaceSync(text) {
    this.text = text;
  };
  document.adoptedStyleSheets ??= [];
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close() {
    this.open = false;
  };
}
