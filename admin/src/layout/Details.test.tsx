import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { Details } from './Details.tsx';

test('a fact of a record can have several lines, and is left out without a value', () => {
  const html = renderToStaticMarkup(
    <Details facts={{ Client: ['Robin Marsh', null, 'robin@example.com'], Phone: null, Note: '', Visits: 0 }}>
      Actions
    </Details>,
  );
  expect(html.match(/<d[td]>[^<]*/g)).toEqual([
    '<dt>Client',
    '<dd>Robin Marsh',
    '<dd>robin@example.com',
    '<dt>Visits',
    '<dd>0',
  ]);
});
