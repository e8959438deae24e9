// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { brand } from '../brand.ts';
import { usePageHead } from './page-head.ts';

afterEach(cleanup);

it.each([
  [{ titre: 'Mes dossiers' }, `Mes dossiers – ${brand.nom}`],
  [{ titre: 'Numéro RIDET', objet: 'Les Cagous' }, `Numéro RIDET – Les Cagous – ${brand.nom}`],
])('the window is named by the title of the page, then by what it is about: %j', (head, title) => {
  renderHook(() => usePageHead(head));
  expect(document.title).toBe(title);
});
