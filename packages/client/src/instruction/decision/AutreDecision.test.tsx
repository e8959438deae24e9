// @vitest-environment jsdom
import type { ConclusionView } from '@asso/contract/instruction/bureau.schemas';
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

const soon = new Date(now().getTime() + 24 * 60_000).toISOString();
const dYann: ConclusionView = {
  ...{ action: 'grant', montant: 7400, motif: 'Bonne saison.', par: { id: 'yann', nom: 'Yann Tanguy' } },
  ...{ prise_le: now().toISOString(), part_le: soon, lettres: ['Notification'], echec: null },
};
type Refus = { code: string; message: string; raison?: string; remede?: string; params?: object };

/** What the server holds: the decision of a colleague, what it answers to a decision, and what it would refuse. */
const server = {
  attente: null as ConclusionView | null,
  refus: null as Refus | null,
  empeches: [] as object[],
  signaux: [] as object[],
};
let bodies: unknown[] = [];
const asked: string[] = [];

beforeEach(() => {
  keepToken(`h.${btoa(JSON.stringify({ exp: Math.floor(now().getTime() / 1000) + 600 }))}.s`);
  Object.assign(server, { attente: null, refus: null, empeches: [], signaux: [] });
  bodies = [];
  asked.length = 0;
  vi.stubGlobal('fetch', async (url: string | URL | Request, init?: RequestInit) => {
    const { pathname } = new URL(url instanceof Request ? url.url : url, 'http://portail.test');
    const { method = 'GET', body } = init ?? {};
    if (method === 'POST') bodies.push(JSON.parse(String(body)));
    if (method !== 'GET') asked.push(`${method} ${pathname.split('/').at(-1)}`);
    if (pathname.endsWith('/bureau')) return Response.json(desk());
    if (pathname.endsWith('/signaux')) return Response.json({ signaux: server.signaux });
    if (pathname.endsWith('/modeles-courrier')) return Response.json([]);
    if (pathname.endsWith('/presence')) return Response.json({ presents: [] });
    if (method === 'POST' && server.refus) {
      const problem = { type: 'x', title: 'Conflit', status: 409, instance: 'r1', ...server.refus };
      if (server.refus.code === 'instruction.decision-en-attente') server.attente = dYann;
      return Response.json({ ...problem, problems: [server.refus] }, { status: 409 });
    }
    if (method === 'DELETE') server.attente = null;
    return Response.json({ evenements: [], messages: [], part_le: soon, id: '26-000065' });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const desk = () => ({
  ...{ affecte_a: null, affecte_le: null, etiquettes: [], enveloppes: [], remplacees: [], suivi: 'habituel' },
  ...{ conclusion: server.attente, empechements: server.empeches },
  ...{
    modification: { actions: [], engage: 0, chorus: null },
    choix: { reprise_minutes: 30, prendre_commence: true },
  },
  rights: { lire: true },
});

const dossier = {
  ...{ id: 'd', id_fo: '26-000065', version: 7, genre: 'subvention', modifie_le: '2026-11-01T10:00:00Z' },
  description: { titre: 'FDVA', lib_sous_type_dispositif: null, projet: 'Sorties en mer' },
  demandeur: { nom: 'Cercle de voile des Goudes', id_siret: 's1' },
} as unknown as DecisionPanelProps['dossier'];
const before = { id_service_instructeur: 's', service: { id: 's', nom: 'DRAJES Sud' }, motif: null };
const completude = { etat: 'complet', manques: [], manque: '' };
const instruction = (etat: string, moves: string[]) =>
  ({ ...before, etat, moves, completude }) as unknown as DecisionPanelProps['instruction'];
const lignes = [{ id_projet: 'p1', projet: 'Projet 1', annee: 2027, demande: 9000, propose: 7400 }];

const show = (of: DecisionPanelProps['instruction']) =>
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })}
    >
      <DecisionPanel
        dossier={dossier}
        instruction={of}
        lignes={lignes}
        reload={async () => undefined}
        suite={{ label: 'Dossier suivant', href: '/suivant' }}
      />
    </QueryClientProvider>,
  );

const typed = { montant: /^Accordé 2027/, message: /^Message à l’association/ };
const type = (name: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });

it('when a colleague decides first, the dialog stays, says who granted what, and keeps the amount and the words', async () => {
  show(instruction('2', ['grant', 'refuse', 'reject']));
  fireEvent.click(await screen.findByRole('button', { name: 'Conclure…' }));
  await screen.findByRole('dialog');
  type(typed.montant, '5000');
  type(typed.message, 'Le nombre de jeunes sera confirmé.');
  server.refus = { code: 'instruction.decision-en-attente', message: 'Yann Tanguy a déjà décidé.' };
  fireEvent.click(screen.getByRole('button', { name: /^Accorder 5\s000\s€/ }));
  const theirs = await screen.findByText(/Yann Tanguy a accordé 7\s400\s€ à .*pendant que vous écriviez/);
  const dialog = screen.getByRole('dialog');
  expect(dialog.contains(theirs)).toBe(true);
  expect(dialog.textContent).toMatch(/5\s000\s€/);
  expect(dialog.textContent).toContain('« Le nombre de jeunes sera confirmé. »');
  expect(screen.queryByRole('button', { name: /^Accorder/ })).toBeNull();

  server.refus = null;
  fireEvent.click(screen.getByRole('button', { name: 'Reprendre sa décision pour la vôtre' }));
  await screen.findByRole('button', { name: /^Accorder 5\s000\s€/ });
  expect(asked).toContain('DELETE conclusion');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: typed.message }).value).toBe(
    'Le nombre de jeunes sera confirmé.',
  );
});

it('a decision refused for another reason is told by it, and never as a change by somebody', async () => {
  show(instruction('2', ['grant', 'refuse', 'reject']));
  fireEvent.click(await screen.findByRole('button', { name: 'Conclure…' }));
  server.refus = { code: 'courrier.champ-vide', message: 'La lettre demande ce que le dossier ne dit pas.' };
  fireEvent.click(await screen.findByRole('button', { name: /^Accorder 7\s400\s€/ }));
  expect(await screen.findByText('La lettre demande ce que le dossier ne dit pas.')).toBeTruthy();
  expect(screen.getByRole('dialog').textContent).not.toMatch(/a changé ce dossier|déjà décidé/);
});

it('a move that would be refused has no button: the panel says why and leads to the act that comes first', async () => {
  server.empeches = [
    {
      action: 'finish',
      code: 'crf.comptes-rendus-a-lire',
      message: 'Le compte rendu 2025 attend votre lecture.',
      params: { exercice: '2025', crf: 'c1' },
    },
  ];
  show(instruction('9', ['finish']));
  const act = await screen.findByRole('link', { name: 'Lire le compte rendu 2025' });
  expect(act.getAttribute('href')).toMatch(/\/associations\/s1\/dossier\/26-000065\/crf\/c1$/);
  expect(screen.getByText(/« Terminer » n’est pas encore possible/)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Terminer/ })).toBeNull());
});

const signal = (code: string, titre: string, isContraire: boolean) => ({
  ...{ code, titre, isContraire, ecarte: null },
  explication: `${titre} expliqué.`,
});

it('what stands against a grant is ticked in the dialog before it is granted', async () => {
  server.signaux = [
    signal('rib-nouveau', 'Nouveau RIB', true),
    signal('avis-attendu', 'Avis attendu', true),
    signal('premiere', 'Première demande', false),
    { ...signal('texte', 'Texte déjà lu', true), ecarte: { motif: 'Vu.', par: 'Yann', le: dYann.prise_le } },
  ];
  show(instruction('2', ['grant', 'refuse', 'reject']));
  fireEvent.click(await screen.findByRole('button', { name: 'Conclure…' }));
  const heading = await screen.findByRole('heading', { name: /^Ce qui s’y oppose/ });
  const box = heading.closest('section');
  expect(box?.textContent).toMatch(/0\spoint vu sur 2/);
  expect(box?.textContent).toContain('Première demande');
  expect(box?.textContent).not.toContain('Texte déjà lu');
  fireEvent.click(screen.getByRole('button', { name: /^Accorder 7\s400\s€/ }));
  expect((await screen.findAllByText(/^Nouveau RIB : cochez/)).length).toBeGreaterThan(0);
  expect(bodies).toEqual([]);
  for (const one of screen.getAllByRole('checkbox')) fireEvent.click(one);
  expect(screen.queryByText(/points? à cocher/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /^Accorder 7\s400\s€/ }));
  await waitFor(() =>
    expect(bodies).toEqual([expect.objectContaining({ signaux_vus: ['rib-nouveau', 'avis-attendu'] })]),
  );
});
