import { expect, test } from '@jest/globals';
import { HtmlValidate } from 'html-validate';
import { builtPages } from './built-pages.ts';
import { onDemandPaths, renderedPages } from './rendered-pages.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // The build writes attributes as short as they may be.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    'doctype-style': 'off',
    // React and Astro place what they need, and the policy allows styles.
    'no-inline-style': 'off',
    // Safari forgets that a list without marks is one, and a table laid out as a list is one: both say it again.
    'no-redundant-role': 'off',
    'prefer-native-element': 'off',
    // The titles that the specification asks for are longer than this rule's taste.
    'long-title': 'off',
  },
});

// Astro writes a style element for its islands in the body, which every browser accepts.
const styleOfIslands = /<style>astro-island[^<]*<\/style>/;

const pages = [...builtPages, ...(await renderedPages(onDemandPaths))];

test.each(pages)('$path is valid HTML', async ({ path, html }) => {
  const { results } = await validator.validateString(html.replace(styleOfIslands, ''), path);
  const errors = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
  expect(errors).toEqual([]);
});
