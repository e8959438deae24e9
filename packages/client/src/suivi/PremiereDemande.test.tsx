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
  render(<PremiereDemande nombre={3} />);
  expect(screen.getAllByRole('heading', { level: 3 })[0]?.textContent).toBe(first);
  expect(screen.queryAllByRole('link').map((link) => link.textContent)).toEqual(button ? [button] : []);
});
