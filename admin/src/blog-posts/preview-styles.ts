import article from '@practice/ui/article.css?inline';
import fonts from '@practice/ui/fonts.css?inline';
import tokens from '@practice/ui/tokens.css?inline';
import page from './preview-page.css?inline';

/** What the site's own page of a post is drawn with. */
export const previewStyles = [tokens, fonts, page, article].join('\n');
