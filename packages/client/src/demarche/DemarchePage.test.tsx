// @vitest-environment jsdom
// A toy procedure of three steps is all that the pages of a procedure need.

import type { ProblemReply } from '@asso/contract/kernel/common.schemas';
import type { Fields } from '@asso/domain/kernel/fields';
import type { Problem } from '@asso/domain/kernel/result';
import { problems } from '@asso/domain/kernel/walk-problems';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toasts } from '../platform/session/announcements.ts';
import type { Read } from '../platform/use-read.ts';
import { FieldList } from '../ui/fields/FieldList.tsx';
import { DemarchePage } from './DemarchePage.tsx';
import type { Demarche, DossierRempli, EtapeProps, Renvoi } from './demarche.ts';

const address = vi.hoisted(() => ({ query: new URLSearchParams(), went: [] as string[] }));

vi.mock('../platform/page/query-params.ts', () => ({
  useRouteParams: () => ({}),
  useQueryParams: () => ({ get: (name: string) => address.query.get(name) }),
}));
vi.mock('../platform/page/navigation.ts', () => ({
  go: (href: string) => address.went.push(href),
  here: () => '/',
}));

const etapesJouet = ['nom', 'but', 'transmission'] as const;
type EtapeJouet = (typeof etapesJouet)[number];

const fields = {
  nom: { kind: 'text', label: 'Nom', max: 50, requiredAt: 'transmission' },
  but: { kind: 'text', label: 'But', max: 50, requiredAt: 'transmission' },
  attestation: { kind: 'bool', label: 'Je certifie', requiredAt: 'transmission', mustBeTrue: true },
} as const satisfies Fields;

type ValeurJouet = { nom?: string | null; but?: string | null; attestation?: boolean | null };

type Jouet = DossierRempli & {
  valeur: ValeurJouet;
  transmis: boolean;
  renvoye: Renvoi[];
};

const say = ({ field, code }: Problem) => ({ field, message: `${field} : ${code}` });

const missing = (valeur: ValeurJouet, names: readonly (keyof typeof fields)[]): Problem[] =>
  problems(Object.fromEntries(names.map((name) => [name, fields[name]])), valeur, { stage: 'transmission' });

/** A dossier as a server would give it, with the problems that block each step. */
function aJouet(changes: Partial<Jouet> = {}): Jouet {
  const valeur = changes.valeur ?? { nom: 'Les Pions', but: 'Jouer' };
  const found = {
    nom: missing(valeur, ['nom']),
    but: missing(valeur, ['but']),
    transmission: missing(valeur, ['attestation']),
  };
  const view = (one: Problem) => ({ code: one.code, ...say(one) });
  return {
    ...{ id: 'j1', version: 1, rights: { edit: true }, transmis: false, renvoye: [], valeur },
    etapes: etapesJouet.map((id) => ({
      ...{ id, title: `Étape ${id}`, opening: [], blockers: found[id].map(view) },
      status: found[id].length === 0 ? ('termine' as const) : ('a-commencer' as const),
    })),
    blockers: Object.values(found).flat().map(view),
    ...changes,
  };
}

/** What the server holds, and what it received. */
const serveur = {
  jouet: aJouet(),
  saved: vi.fn(),
  transmit: vi.fn(async (): Promise<ProblemReply | null> => null),
};

const read = (): Read<Jouet> => ({
  state: 'lu',
  value: serveur.jouet,
  version: serveur.jouet.version,
  isReloading: false,
  reload: async () => undefined,
  put: (value) => {
    serveur.jouet = value;
  },
});

const Champ =
  (name: 'nom' | 'but') =>
  ({ form, resume, actions }: EtapeProps<Jouet, ValeurJouet>) => (
    <>
      {resume}
      <FieldList {...form} fields={{ [name]: fields[name] }} />
      {actions}
    </>
  );

const demarcheJouet: Demarche<Jouet, ValeurJouet, EtapeJouet, { id: string }> = {
  mots: {
    objet: ({ id }) => `Jouet ${id}`,
    titre: () => 'Demander un jouet',
    fil: () => [],
    nomDansFil: ({ id }) => `Jouet ${id}`,
    aide: 'jouet',
    bande: ({ id }) => ({ numero: `Jouet ${id}` }),
  },
  liens: {
    etapes: etapesJouet,
    adresse: ({ id }, query = '') => `/jouets/${id}${query}`,
    etapeDuChamp: (field) => (field === 'nom' || field === 'but' ? field : 'transmission'),
    renvois: ({ renvoye }) => renvoye,
  },
  lecture: {
    useReadDossier: read,
    look: async () => ({ dossier: serveur.jouet, version: serveur.jouet.version }),
  },
  brouillon: {
    nom: ({ id }) => `jouet-${id}`,
    fields,
    value: ({ valeur }) => valeur,
    avec: (jouet, valeur) => ({ ...jouet, valeur }),
    save: () => async (sent) => {
      serveur.saved(sent.changes);
      return { kind: 'injoignable' };
    },
  },
  form: () => ({}),
  problems: (_jouet, valeur, etape) => (etape === 'transmission' ? [] : missing(valeur, [etape])),
  say,
  etapes: {
    nom: { chapo: 'Comment vous appelez-vous ?', Contenu: Champ('nom') },
    but: { chapo: ({ valeur }) => `Que fait ${valeur.nom} ?`, Contenu: Champ('but') },
  },
  enBref: ({ valeur }, etape) => (etape === 'transmission' ? undefined : (valeur[etape] ?? undefined)),
  envoi: {
    objet: 'dossier',
    services: () => 'à l’atelier',
    rappel: 'Votre jouet n’est pas transmis.',
    confirme: ({ id }) => ({ avant: 'Jouet ', numero: id, milieu: '', fin: '.' }),
    isTransmis: ({ transmis }) => transmis,
    transmit: () => serveur.transmit(),
    relus: [],
    attestation: {
      clauses: ['ce jouet est à nous'],
      fields: { attestation: fields.attestation },
      certifie: 'attestation',
      isSaved: false,
      problems: (_jouet, valeur) => missing(valeur, ['attestation']),
    },
    Resume: ({ dossier }) => <p>Ce qui part : {dossier.valeur.nom}</p>,
    Recu: () => <h1>Votre jouet est transmis</h1>,
  },
  Ailleurs: ({ dossier }) => <p>Ce que d’autres disent du jouet {dossier.id}</p>,
};

beforeEach(() => {
  toasts.set([]);
  address.went = [];
  serveur.saved.mockClear();
  serveur.transmit.mockClear();
  localStorage.clear();
  Element.prototype.scrollIntoView = vi.fn();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});
afterEach(cleanup);

function show(query: string, jouet = aJouet(), demarche = demarcheJouet) {
  address.query = new URLSearchParams(query);
  serveur.jouet = jouet;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DemarchePage demarche={demarche} place={{ id: 'j1' }} Lecture={() => <p>lecture</p>} />
    </QueryClientProvider>,
  );
}

const press = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

it.each([
  ['nothing', '', 'Demander un jouet'],
  ['mode=edit', 'mode=edit', 'Demander un jouet'],
  ['a step', 'etape=but', 'Étape but'],
])('a dossier asked for with %s opens to be filled [R4.69]', (_asked, query, shown) => {
  show(query);
  expect(screen.getByRole('heading', { name: new RegExp(shown), level: 1 })).toBeTruthy();
});

it.each([
  ['that is editable, with mode=read', 'mode=read', true, 0],
  ['that is editable, at a step with mode=read', 'mode=read&etape=but', true, 0],
  ['that may not be edited', '', false, 0],
  ['that may not be edited, asked for with mode=edit', 'mode=edit', false, 1],
  ['that may not be edited, at a step', 'etape=but', false, 1],
])('a dossier %s is read, and nothing there saves [R4.63]', (_which, query, edit, told) => {
  show(query, aJouet({ rights: { edit } }));
  expect(screen.getByText('lecture')).toBeTruthy();
  expect(serveur.saved).not.toHaveBeenCalled();
  expect(toasts.get()).toHaveLength(told);
});

it('the list says what is done, and leads to the first step that lacks something', () => {
  show('', aJouet({ valeur: { nom: 'Les Pions' } }));
  expect(screen.getByText('1 étape terminée sur 3.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Continuer : Étape but' }).getAttribute('href')).toContain('but');
});

const renvoi = { titre: 'L’atelier demande des corrections', le: null, message: 'Le nom.', points: [] };

it('the list says what others granted or refused, while the dossier is corrected', () => {
  show('', aJouet({ renvoye: [renvoi] }));
  expect(screen.getByText('Ce que d’autres disent du jouet j1')).toBeTruthy();
});

it('a step says what is missing only once its button was pressed, and may be left as it is', async () => {
  show('etape=nom', aJouet({ valeur: {} }));
  expect(screen.queryByRole('link', { name: 'Continuer sans corriger' })).toBeNull();
  await press('Enregistrer et continuer');
  expect(screen.getAllByText(/nom : kernel/).length).toBeGreaterThan(0);
  expect(screen.getByRole('link', { name: 'Continuer sans corriger' }).getAttribute('href')).toContain(
    '?etape=but',
  );
});

it('a step that lacks nothing goes on, or back to the part of the last page that led to it', async () => {
  show('etape=nom');
  await press('Enregistrer et continuer');
  cleanup();
  show('etape=nom&retour=nom');
  await press('Enregistrer et continuer');
  expect(address.went).toEqual(['/jouets/j1?etape=but', '/jouets/j1?etape=transmission&bloc=nom']);
});

it('what was sent back stands above each step, with where to correct', () => {
  show('etape=but', aJouet({ renvoye: [renvoi] }));
  expect(screen.getByText('Le nom.')).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'Étape nom' }).length).toBeGreaterThan(0);
});

it('the last press certifies what it says and transmits, then the receipt is shown', async () => {
  show('etape=transmission');
  // The code of the last page is loaded apart.
  await screen.findByRole('button', { name: 'Transmettre' });
  expect(screen.queryByRole('checkbox')).toBeNull();
  await press('Transmettre');
  const said = screen.getByRole('dialog', { name: 'Transmettre ce dossier ?' }).textContent;
  expect(said).toContain('ce jouet est à nous');
  expect(said).toContain('Je certifie.');
  expect(serveur.transmit).not.toHaveBeenCalled();
  await press('Je certifie et je transmets');
  expect(serveur.transmit).toHaveBeenCalledOnce();
  expect(address.went).toEqual(['/jouets/j1?etape=transmis']);
  cleanup();
  show('etape=transmis', aJouet({ transmis: true }));
  expect(await screen.findByRole('heading', { name: 'Votre jouet est transmis' })).toBeTruthy();
});

it.each([
  [false, 'Transmettre sans signature', true],
  [true, 'signer le transmet', false],
])(
  'of a dossier that somebody else signs (signature required: %s), the page says « %s »',
  async (isExigee, said, canSend) => {
    const envoi = {
      ...demarcheJouet.envoi,
      signature: { useAutreSignataire: () => ({ nom: 'Jeanne Roux', isExigee }) },
    };
    show('etape=transmission', aJouet(), { ...demarcheJouet, envoi });
    expect(await screen.findByText(new RegExp(said))).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Transmettre' })).toBeNull();
    const button = screen.queryByRole('button', { name: /sans signature/ });
    expect(button !== null).toBe(canSend);
    if (canSend) expect(button?.className).toContain('secondary');
  },
);

it('what somebody else changes between the two presses is read again, and is not transmitted', async () => {
  show('etape=transmission');
  await screen.findByRole('button', { name: 'Transmettre' });
  await press('Transmettre');
  serveur.jouet = { ...serveur.jouet, version: 2, valeur: { nom: 'Les Autres', but: 'Jouer' } };
  await press('Je certifie et je transmets');
  expect(serveur.transmit).not.toHaveBeenCalled();
  expect(screen.getByText(/Une réponse vient de changer : relisez, puis transmettez à nouveau/)).toBeTruthy();
});

it('once its campaign is closed, a sentence replaces the button', async () => {
  const closed = { code: 'subvention.campagne-fermee', message: 'La date limite est passée.' };
  show('etape=transmission', aJouet({ blockers: [closed] }));
  expect(
    await screen.findByText(/Ce dossier ne peut plus être transmis ici. Écrivez à l’atelier/),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Transmettre' })).toBeNull();
});
