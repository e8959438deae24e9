// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PremiereDemande } from './PremiereDemande.tsx';

const acting = vi.hoisted(() => ({ etat: 'active' }));
vi.mock('../platform/AppLink.tsx', () => ({ AppLink: ({ children }: { children: string }) => children }));
vi.mock('../platform/session/acting-for.ts', () => ({
  useActingFor: () => ({ nom: 'Chorale du Pont Neuf', id_siren: '679100842', ...acting }),
}));
vi.mock('../platform/use-read.ts', () => ({ useRead: () => ({ state: 'attente' }) }));
afterEach(cleanup);

it.each([
  ['active', 'Ajouter votre association : Chorale du Pont NeufTerminé'],
  ['demandee', 'Ajouter votre association : en attente d’une réponse'],
])('the association that was added is named where the first steps are: %s', (etat, said) => {
  acting.etat = etat;
  render(<PremiereDemande />);
  expect(screen.getAllByRole('listitem')[0]?.textContent?.replaceAll(/\s/g, ' ')).toBe(said);
});
