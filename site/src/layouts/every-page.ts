import { announceLoadingPosts } from '../islands/resources/loading-post.ts';
import { offerCopy } from '../islands/resources/share.ts';
import { unfoldContents } from './contents.ts';
import { updateMenuButton } from './menu-button.ts';

// Each looks first whether its part is on the page. A file of its own would cost more than it holds.
updateMenuButton();
unfoldContents();
offerCopy();
announceLoadingPosts();
// Most visitors have neither a session nor a toast waiting: what deals with them is fetched only then.
if (document.documentElement.dataset.session || sessionStorage.length > 0) import('./returning.ts');
