import { updateMenuButton } from './menu-button.ts';

updateMenuButton();
// Most visitors have neither a session nor a toast waiting: what deals with them is fetched only then.
if (document.documentElement.dataset.session || sessionStorage.length > 0) import('./returning.ts');
