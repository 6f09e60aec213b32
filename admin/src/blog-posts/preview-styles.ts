import article from '@practice/ui/article.css?inline';
import fonts from '@practice/ui/fonts.css?inline';
import tokens from '@practice/ui/tokens.css?inline';
import page from './preview-page.css?inline';

/** The styles of the site's page for a post. */
export const previewStyles = [tokens, fonts, page, article].join('\n');
