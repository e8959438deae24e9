// @vitest-environment jsdom
import type { BureauDossier, ConclusionView } from '@asso/contract/instruction/bureau.schemas';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { now } from '../../platform/clock.ts';
import { keepToken } from '../../platform/session/session-token.ts';
import { DecisionPanel } from './DecisionPanel.tsx';
import type { DecisionPanelProps } from './decision-props.ts';

vi.mock('../../platform/session/session.ts', () => ({
  useSignedInUser: () => ({ _id: 'moi', prenom: 'Paul', nom: 'Roy' }),
}));

const sent: { method: string; path: string; body: unknown }[] = [];
const enveloppe = {
  ...{ id: 'e', titre: 'FDVA', exercice: 2027, sous_dispositif: '', lib_sous_dispositif: null },
  ...{ total: 480_000, accorde: 200_000, propose: 0, propose_ici: 0, accorde_ici: 0 },
};
type Modification = BureauDossier['modification'];
const desk = (conclusion: ConclusionView | null, modification?: Modification) => ({
  affecte_a: null,
  affecte_le: null,
  etiquettes: [],
  enveloppes: [enveloppe],
  conclusion,
  empechements: [],
  remplacees: [],
  suivi: 'habituel',
  modification: modification ?? { actions: [], engage: 0, chorus: null },
  choix: { reprise_minutes: 30, prendre_commence: true },
  rights: { lire: true },
});
const soon = new Date(now().getTime() + 24 * 60_000).toISOString();
const attente: ConclusionView = {
  ...{ action: 'grant', montant: 2800, motif: null, par: { id: 'ines', nom: 'Inès Haddad' } },
  ...{ prise_le: now().toISOString(), part_le: soon, lettres: ['Notification'], echec: null },
};

let presents: readonly object[] = [];

function answer(conclusion: ConclusionView | null, modification?: Modification) {
  vi.stubGlobal('fetch', async (url: string | URL | Request, init?: RequestInit) => {
    const { pathname } = new URL(url instanceof Request ? url.url : url, 'http://portail.test');
    const { method = 'GET', body } = init ?? {};
    if (method !== 'GET') sent.push({ method, path: pathname, body: body ? JSON.parse(String(body)) : null });
    if (pathname.endsWith('/bureau')) return Response.json(desk(conclusion, modification));
    if (pathname.endsWith('/signaux')) return Response.json({ signaux: [] });
    if (pathname.endsWith('/modeles-courrier')) return Response.json([]);
    if (pathname.endsWith('/presence')) return Response.json({ presents });
    if (method === 'POST') return Response.json({ part_le: soon });
    if (method === 'DELETE') return Response.json({ id: '26-000006' });
    return Response.json({ evenements: [], messages: [] });
  });
}

beforeEach(() => {
  keepToken(`h.${btoa(JSON.stringify({ exp: Math.floor(now().getTime() / 1000) + 600 }))}.s`);
  sent.length = 0;
  presents = [];
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const dossier = {
  ...{ id: 'd', id_fo: '26-000006', version: 7, genre: 'subvention' },
  description: { titre: 'FDVA', lib_sous_type_dispositif: null, projet: 'Sorties en mer' },
  demandeur: { nom: 'Cercle de voile des Goudes' },
} as unknown as DecisionPanelProps['dossier'];
const instruction = {
  ...{ id_service_instructeur: 's', service: { id: 's', nom: 'DRAJES Sud' }, etat: 'D', motif: null },
  moves: ['start', 'sendBack', 'reject'],
  completude: { etat: 'complet', manques: [], manque: '' },
} as unknown as DecisionPanelProps['instruction'];
const ligne = { id_projet: 'p1', projet: 'Projet 1', annee: 2027, demande: 3500, propose: 2800 };
const lignes = [ligne];

const show = (of = instruction, asked = lignes) =>
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })}
    >
      <DecisionPanel
        dossier={dossier}
        instruction={of}
        lignes={asked}
        enveloppes={[enveloppe]}
        reload={async () => undefined}
        suite={{ label: 'Dossier suivant', href: '/suivant' }}
      />
    </QueryClientProvider>,
  );

it('one dialog concludes a dossier just received: the proposed amount is kept, one press confirms', async () => {
  answer(null);
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Conclure…' }));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.textContent).toMatch(/Rien ne part avant 30 minutes/));
  expect(dialog.textContent).toMatch(/reste 280\s000\s€, après décision 277\s200\s€/);
  expect(dialog.textContent).toMatch(/DRAJES Sud vous accorde 2\s800\s€/);
  fireEvent.click(screen.getByRole('button', { name: /^Accorder 2\s800\s€$/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([
    {
      method: 'POST',
      path: expect.stringMatching(/\/instructions\/s\/conclusion\/grant$/),
      body: { montants: [{ id_projet: 'p1', annee: 2027, montant_accorde: 2800 }] },
    },
  ]);
});

it('says which colleagues read the dossier, and which have its decision open', async () => {
  const depuis = now().toISOString();
  presents = [
    { id: 'sacha', nom: 'Sacha Petit', depuis, decide: true },
    { id: 'ines', nom: 'Inès Haddad', depuis, decide: false },
  ];
  answer(null);
  show();
  expect(await screen.findByText(/^Sacha Petit a ouvert la décision à \d\dh\d\d\.$/)).toBeTruthy();
  expect(screen.getByText(/^Inès Haddad lit aussi ce dossier, depuis \d\dh\d\d\.$/)).toBeTruthy();
});

it('a decision that waits says who made it and when it leaves, and one press takes it back', async () => {
  answer(attente);
  const { container } = show();
  const back = await screen.findByRole('button', { name: 'Reprendre (24 min)' });
  expect(container.textContent).toMatch(/Subvention accordée\s: 2\s800\s€\./);
  expect(container.textContent).toMatch(/Par Inès Haddad.*l’association ne lit rien de cette décision/);
  expect(screen.queryByRole('button', { name: 'Conclure…' })).toBeNull();
  fireEvent.click(back);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ method: 'DELETE', path: expect.stringMatching(/\/conclusion$/) });
});

it('a decision that could not leave says why', async () => {
  answer({ ...attente, echec: 'La lettre manque d’un signataire.' });
  show();
  expect(await screen.findByText('La lettre manque d’un signataire.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Reprendre' })).toBeTruthy();
});

it('who amends a decision is told that its commitment left for Chorus, and what amending it prepares', async () => {
  answer(null, { actions: ['grant'], engage: 0, chorus: { lot: 'CHORUS-26-000001', montant: 4200 } });
  const decide_le = '2026-11-22T10:00:00Z';
  const accorde = { etat: '6', moves: [], montant_accorde: 4200, decide_le, decision_modifiee_le: null };
  show({ ...instruction, ...accorde } as unknown as DecisionPanelProps['instruction']);
  fireEvent.click(await screen.findByRole('button', { name: 'Modifier la décision…' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toMatch(/4\s200\s€ partis pour Chorus/);
  expect(dialog.textContent).toMatch(/CHORUS-26-000001 engage déjà cette décision/);
});

it('a grant that needs a convention says so to a service that has no template of it, and only then', async () => {
  answer(null);
  const { unmount } = show(instruction, [{ ...ligne, demande: 30_000, propose: 23_000 }]);
  fireEvent.click(await screen.findByRole('button', { name: 'Conclure…' }));
  expect((await screen.findByRole('dialog')).textContent).not.toMatch(/convention/);
  unmount();
  show(instruction, [{ ...ligne, demande: 48_600, propose: 48_600 }]);
  fireEvent.click(await screen.findByRole('button', { name: 'Conclure…' }));
  expect(
    await screen.findByText(/^Au-delà de 23\s000\s€ par an, une convention est obligatoire\.$/),
  ).toBeTruthy();
  expect(screen.getByRole('dialog').textContent).toMatch(/aucun modèle : signez-la à part, ou publiez-en un/);
});

it('a rejection without any letter announces none', async () => {
  answer(null);
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Conclure…' }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(screen.getByRole('radio', { name: 'Rejeter' }));
  expect(dialog.textContent).toMatch(/L’association recevra/);
  expect(dialog.textContent).not.toMatch(/La lettre se montre/);
});
