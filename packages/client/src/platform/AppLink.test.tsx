// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AppLink } from './AppLink.tsx';
import { hasPage, installPages, pageTitle } from './page/available-pages.ts';

const Written = () => null;

beforeEach(() =>
  installPages((path) => {
    if (path === '/') return undefined;
    if (path === '/dossiers') return { titre: 'Dossiers', page: async () => Written };
    return path === '/faq' ? { titre: 'Questions fréquentes', page: null } : null;
  }),
);
afterEach(() => {
  cleanup();
  installPages(() => undefined);
});

describe('the pages a link may lead to', () => {
  it.each([
    ['/', true],
    ['/dossiers?etat=C#liste', true],
    ['/faq', false],
    ['/faq#cookies', false],
    ['/inconnue', false],
    ['/api/referentiels', true],
    ['#pied', true],
    ['https://www.service-public.fr/', true],
  ])('says of %s whether it has one: %s', (href, answer) => {
    expect(hasPage(href)).toBe(answer);
  });

  it.each([
    ['/dossiers?etat=C', 'Dossiers'],
    ['/faq', null],
    ['/', null],
  ])('names the page of %s: %s', (href, titre) => {
    expect(pageTitle(href)).toBe(titre);
  });
});

describe('a link', () => {
  it('leads to a page that is written, below the base', () => {
    render(<AppLink href="/dossiers">Mes dossiers</AppLink>);
    expect(screen.getByRole('link', { name: 'Mes dossiers' }).getAttribute('href')).toBe('/client/dossiers');
  });

  it('to a page that is not written leaves its words in the sentence', () => {
    render(
      <p>
        Lisez <AppLink href="/faq">les questions fréquentes</AppLink>.
      </p>,
    );
    expect(screen.getByText('les questions fréquentes')).toBeDefined();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it.each(['fr-btn fr-btn--secondary', 'fr-link'])(
    'that stands alone (%s) goes with the page it leads to',
    (className) => {
      const { container } = render(
        <AppLink className={className} href="/faq">
          Questions fréquentes
        </AppLink>,
      );
      expect(container.textContent).toBe('');
    },
  );
});
