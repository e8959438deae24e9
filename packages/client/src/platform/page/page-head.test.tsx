// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { brand } from '../brand.ts';
import { type PageHead, usePageHead } from './page-head.ts';

afterEach(cleanup);

function Page(head: PageHead) {
  usePageHead(head);
  return <h1 tabIndex={-1}>{head.titre}</h1>;
}

it.each([
  [{ titre: 'Mes dossiers' }, `Mes dossiers – ${brand.nom}`],
  [{ titre: 'Numéro RIDET', objet: 'Les Cagous' }, `Numéro RIDET – Les Cagous – ${brand.nom}`],
])('the window is named by the title of the page, then by what it is about: %j', (head, title) => {
  render(<Page {...head} />);
  expect(document.title).toBe(title);
});
