// @vitest-environment jsdom
import { aCampagne } from '@asso/domain/subvention/test/test-dossier-complet';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { AutresEditions } from './AutresEditions.tsx';
import { exerciceNamed, sayExercice, subventionHref } from './subvention-href.ts';

vi.mock('../platform/AppLink.tsx', () => ({
  AppLink: ({ children, href }: { children: string; href: string }) => <a href={href}>{children}</a>,
}));
afterEach(cleanup);

type Shown = Parameters<typeof AutresEditions>[0]['subvention'];
const of = (autres_editions: Shown['autres_editions']): Shown => ({
  campagne: aCampagne() as Shown['campagne'],
  campagne_exercice: 2027,
  autres_editions,
});
const show = (subvention: Shown) =>
  render(<AutresEditions subvention={subvention} hrefOf={(exercice) => subventionHref('FDVA', exercice)} />);
const periode = { date_debut: '2026-01-05T08:00:00.000Z', date_fin: '2027-03-31T21:59:59.000Z' };

it('says which edition is read, and leads to the other one, which is still open', () => {
  show(of([{ campagne_exercice: 2026, ouverture: 'ouverte', ...periode }]));
  expect(screen.getByText('Vous lisez l’édition 2027.')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Édition 2026' });
  expect(link.getAttribute('href')).toBe('/repertoire-des-subventions?code=FDVA&exercice=2026');
  expect(link.parentElement?.textContent).toMatch(/ : ouverte jusqu’au mercredi 31 mars 2027/);
});

it('says when the one to come opens', () => {
  show(
    of([{ campagne_exercice: 2028, ouverture: 'a-venir', ...periode, date_debut: '2027-10-01T06:00:00Z' }]),
  );
  expect(screen.getByRole('listitem').textContent).toMatch(
    /^Édition 2028 : ouvre le vendredi 1er octobre 2027/,
  );
});

it('says nothing of an edition that is alone, whose address names no year', () => {
  const { container } = show(of([]));
  expect(container.textContent).toBe('');
  expect([sayExercice(of([])), exerciceNamed('2026'), exerciceNamed('vingt'), exerciceNamed(null)]).toEqual([
    undefined,
    2026,
    undefined,
    undefined,
  ]);
});
