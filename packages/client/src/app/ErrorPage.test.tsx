// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { MissingPart } from '../ui/page/lazy-part.ts';
import { ErrorPage } from './ErrorPage.tsx';

vi.mock('../platform/page/query-params.ts', () => ({ useRouteParams: () => ({}) }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const bug = new TypeError('a.toSpliced is not a function');
const trop = 'Votre navigateur est trop ancien';

test.each([
  ['an old browser whose code fails', { supports: false, error: bug }, trop],
  ['a browser of today whose code fails', { supports: true, error: bug }, "Une erreur s'est produite"],
  [
    'an old browser that misses a file',
    { supports: false, error: new MissingPart(null) },
    "Une erreur s'est produite",
  ],
])('%s is told « %s »', (_who, { supports, error }, title) => {
  vi.stubGlobal('CSS', { supports: () => supports });
  render(<ErrorPage error={error} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  const text = document.body.textContent ?? '';
  if (title === trop) expect(text).toContain('il faut Firefox 121, Chrome 109, Edge 109 ou Safari 16.4');
  const otherWay = screen.queryByRole('link', { name: 'la liste des subventions' });
  expect(otherWay?.getAttribute('href')).toBe(title === trop ? '/repertoire-des-subventions' : undefined);
  if (title === trop) expect(text).not.toMatch(/écrivez à l’aide|connexion/);
});
