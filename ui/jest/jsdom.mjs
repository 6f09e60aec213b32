import { TextEncoder } from 'node:util';

// What React and its router expect of a browser and jsdom does not have.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
globalThis.TextEncoder ??= TextEncoder;
if (globalThis.HTMLDialogElement) {
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close() {
    this.open = false;
  };
}
