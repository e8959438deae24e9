// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PremiereDemande } from './PremiereDemande.tsx';

const acting = vi.hoisted(() => ({ current: null as null | { nom: string; etat: string } }));
vi.mock('../platform/AppLink.tsx', () => ({
  AppLink: ({ children, href }: { children: string; href: string }) => <a href={href}>{children}</a>,
}));
vi.mock('../platform/session/acting-for.ts', () => ({ useActingFor: () => acting.current }));
afterEach(cleanup);

const nom = 'Chorale du Pont Neuf';
it.each([
  ['the association is added', { nom, etat: 'active' }, 'Votre association est ajoutée', 'Choisir une aide'],
  ['an answer is awaited', { nom, etat: 'demandee' }, 'Votre association est demandée', null],
  ['there is no association', null, 'Ajouter votre association', 'Ajouter mon association'],
])('the first step that is not done has the only button: %s', (_, current, first, button) => {
  acting.current = current;
  render(<PremiereDemande ouvertes={[]} />);
  expect(screen.getAllByRole('heading', { level: 3 })[0]?.textContent).toBe(first);
  expect(screen.queryAllByRole('link').map((link) => link.textContent)).toEqual(button ? [button] : []);
});

const aid = (estDAilleurs: boolean) => ({
  ...{ code: 'FDVA', exercice: 2027, titre: 'Vie associative', estDAilleurs },
  ...{ date_fin: '2027-03-11T22:59:59Z', fuseau: 'Europe/Paris' },
});
it.each([
  [[false, false, true], '2 aides vous sont ouvertes en ce moment.'],
  [[true], 'Les aides ouvertes en ce moment sont d’autres territoires que le vôtre.'],
  [[], 'Aucune aide ouverte en ce moment ne vous correspond.'],
])('counts the aids of the place of the seat alone: elsewhere %j', (ailleurs, said) => {
  acting.current = { nom, etat: 'active' };
  render(<PremiereDemande ouvertes={ailleurs.map(aid)} />);
  expect(document.body.textContent?.replaceAll('\u00a0', ' ')).toContain(said);
});
