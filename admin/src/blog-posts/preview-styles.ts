import article from '@practice/ui/article.css?inline';
import base from '@practice/ui/base.css?inline';
import page from './preview-page.css?inline';

/** The styles of the site's page for a post. */
export const previewStyles = [base, page, article].join('\n');
