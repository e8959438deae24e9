// @vitest-environment jsdom
import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import type { EtatInstruction } from '@asso/domain/dossier/instruction.states';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { now } from '../../platform/clock.ts';
import { keepToken } from '../../platform/session/session-token.ts';
import { RappelCrf } from './RappelCrf.tsx';
import { ServiceMontants } from './ServiceMontants.tsx';

vi.mock('../../platform/session/session.ts', () => ({
  useSignedInUser: () => ({ _id: 'moi', prenom: 'Paul', nom: 'Roy' }),
}));

const proposition = {
  montants: { 'p1-2026': 2500 },
  motif_enveloppe: null,
  version: 1,
  rights: { propose: true },
  enveloppes: [],
};

/** Returns a dossier in this state, while the browser still holds the proposal read before the decision. */
const dossierAt = (etat: EtatInstruction) =>
  ({
    id_fo: '26-000001',
    instructions: [
      {
        id_service_instructeur: 'drajes',
        service: { id: 'drajes', nom: 'DRAJES' },
        etat,
        moves: ['markPaid'],
      },
    ],
    projets: [
      {
        id: 'p1',
        numero: 1,
        corps: {
          description: { intitule: 'Former' },
          financements: [
            { id_service_instructeur: 'drajes', annee: 2026, montant_demande: 3000, montant_propose: 2500 },
          ],
        },
      },
    ],
  }) as unknown as DossierSubventionView;

beforeEach(() => {
  keepToken(`h.${btoa(JSON.stringify({ exp: Math.floor(now().getTime() / 1000) + 600 }))}.s`);
  vi.stubGlobal('fetch', async () => Response.json(proposition));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (etat: EtatInstruction) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  const page = (one: EtatInstruction) => (
    <QueryClientProvider client={client}>
      <ServiceMontants dossier={dossierAt(one)} />
    </QueryClientProvider>
  );
  const { rerender } = render(page(etat));
  return (next: EtatInstruction) => rerender(page(next));
};

it('the amounts that are proposed are typed while it is studied, and read as soon as it is decided', async () => {
  const decide = show('2');
  await screen.findByRole('textbox', { name: /^Proposé/ });
  decide('6');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByText(/2.500/)).toBeTruthy();
});

const crf = (id_etat: 1 | 2 | 3 | 4 | 5, exercice: number) => ({
  id: null,
  exercice,
  id_etat,
  lib_etat: '',
  depart: null,
  phrase: '',
  echeance: `${exercice + 1}-06-30T21:59:59.000Z`,
  isEnRetard: false,
  montant_realise: null,
  cree_le: null,
  transmis_le: null,
  recu_le: null,
});

it('a report that is owed is reminded, the oldest first; one that came, or whose year is not over, is not', () => {
  const year = now().getFullYear();
  const { rerender } = render(
    <RappelCrf id_fo="26-000001" crfs={[crf(1, year - 1), crf(2, year - 2), crf(4, year - 3)]} />,
  );
  expect(screen.getByRole('button', { name: `Rappeler le compte rendu ${year - 2}` })).toBeTruthy();
  rerender(<RappelCrf id_fo="26-000001" crfs={[crf(5, year - 1), crf(1, year)]} />);
  expect(screen.queryByRole('button')).toBeNull();
});
