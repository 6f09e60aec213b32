import { announceLoadingPosts } from '../islands/resources/loading-post.ts';
import { addCopyButton } from '../islands/resources/share.ts';
import { expandContents } from './contents.ts';
import { updateMenuButton } from './menu-button.ts';

// Each function does nothing if its part is not on the page. They are so small that separate files would cost more.
updateMenuButton();
expandContents();
addCopyButton();
announceLoadingPosts();
// Most visitors have neither a session nor a waiting toast, so the script for them is fetched on demand.
if (document.documentElement.dataset.session || sessionStorage.length > 0) import('./returning-visitor.ts');
