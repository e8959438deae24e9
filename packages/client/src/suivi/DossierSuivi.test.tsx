// @vitest-environment jsdom
import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { now } from '../platform/clock.ts';
import { keepToken } from '../platform/session/session-token.ts';
import type { DossierRead } from '../subvention/edition.ts';
import { DossierSuivi } from './DossierSuivi.tsx';

// Each of these panels has its own tests: here is only what the page says at its top, and in which order.
const { nothing } = vi.hoisted(() => ({ nothing: () => null }));
vi.mock('../crf/CrfsPanel.tsx', () => ({ CrfsPanel: nothing }));
vi.mock('../dossier/messages/MessagesPanel.tsx', () => ({ MessagesPanel: nothing }));
vi.mock('../dossier/PanneauxDossier.tsx', () => ({ PanneauxDossier: nothing }));
vi.mock('../paiement/PaiementsDossier.tsx', () => ({ PaiementsDossier: () => <h2>Paiements</h2> }));
vi.mock('../subvention/ContenuTransmis.tsx', () => ({ ContenuTransmis: nothing }));
vi.mock('./ActesDossier.tsx', () => ({ ActesDossier: nothing }));
vi.mock('./ArgentDossier.tsx', () => ({ ArgentDossier: nothing }));
vi.mock('./HistoriqueDossier.tsx', () => ({ HistoriqueDossier: nothing }));
vi.mock('./PapiersDossier.tsx', () => ({ PapiersDossier: nothing }));
vi.mock('./QuiAppeler.tsx', () => ({ QuiAppeler: nothing }));
vi.mock('./RibPanel.tsx', () => ({ RibPanel: nothing }));

const part = (nom: string, more: object) => ({
  ...{ id_service_instructeur: nom, service: { nom, code: nom }, etat: '6', lib_etat: '', depart: null },
  ...{ transmis_le: '2027-03-10T12:00:00Z', renvoye_le: null, motif: null, montant_demande: 7200 },
  ...{ montant_accorde: null, accorde_le: null, decide_le: null, decision_modifiee_le: null, argent: null },
  ...{ montant_verse: 0, paiement_demande_le: null, moves: [] },
  completude: { etat: 'complet', avant_le: null, le: null, manque: '', manques: [], reponses: [], moves: [] },
  ...more,
});
const dossier = {
  ...{ id_fo: '27-000012', genre: 'subvention', isPast: false, isACompleter: false, montant_accorde: 6100 },
  ...{
    montant_demande: 11300,
    rights: {},
    projets: [],
    pieces: [],
    documents: [],
    tete: {},
    choix: { ribs: [] },
  },
  campagne: { delai_habituel_jours: 90, fuseau: 'Europe/Paris' },
  demandeur: { nom: 'Les Pions', id_siret: '66101723600018' },
  description: { exercice: 2027, exercice_fin: 2027, titre: 'FDVA', id_service_instructeur: 'DRAJES Sud' },
  instructions: [
    part('DRAJES Sud', { montant_accorde: 6100, accorde_le: '2027-04-02T12:00:00Z' }),
    part('Département', { etat: '11', montant_demande: 4100, motif: 'Crédits épuisés.' }),
  ],
} as unknown as DossierSubventionView;
const found = { refresh: async () => undefined } as unknown as DossierRead;

const answers: Record<string, object> = {
  historique: { evenements: [], messages: [] },
  crf: { crfs: [] },
  paiements: { items: [], rights: { ask: true } },
};

beforeEach(() => keepToken(`h.${btoa(JSON.stringify({ exp: now().getTime() / 1000 + 600 }))}.s`));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(isLate: (path: string) => boolean) {
  const late = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async (url: string) => {
    if (isLate(url)) await late.promise;
    const name = Object.keys(answers).find((one) => url.includes(one)) ?? '';
    return Response.json(answers[name] ?? { items: [] });
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DossierSuivi dossier={dossier} found={found} />
    </QueryClientProvider>,
  );
  return late;
}

it.each(['historique', 'crf', 'paiements'])(
  'says nothing of what is next before « %s » is read',
  async (name) => {
    const late = show((url) => url.includes(name));
    await new Promise((done) => setTimeout(done, 0));
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    late.resolve();
    expect(await screen.findByRole('heading', { level: 1 })).toBeDefined();
  },
);

it('says the part of each service before the payments', async () => {
  show(() => false);
  const parts = await screen.findByRole('heading', { name: 'Ce que dit chaque service' });
  expect(parts.closest('section')?.textContent).toContain('Crédits épuisés.');
  const payments = screen.getByRole('heading', { name: 'Paiements' });
  expect(parts.compareDocumentPosition(payments)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
