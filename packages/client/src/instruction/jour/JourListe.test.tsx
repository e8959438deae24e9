// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { now } from '../../platform/clock.ts';
import { installNavigator } from '../../platform/page/navigation.ts';
import { ParamsProvider } from '../../platform/page/query-params.ts';
import { keepToken } from '../../platform/session/session-token.ts';
import { JourListe } from './JourListe.tsx';
import { aJour, aLigne } from './test/test-jour.ts';

vi.mock('@tanstack/react-router', () => ({ useParams: () => ({}), useSearch: () => ({}) }));

const went = vi.fn();
const jour = aJour({
  lignes: [
    aLigne({ id_fo: '26-000001' }),
    aLigne({ genre: 'versement', id_fo: '26-000002', projet: 'Savoir rouler', montant: 1680 }),
    aLigne({
      ...{ genre: 'reponse', groupe: 'aujourdhui', id_fo: '26-000003', projet: null },
      ...{ nouvelles: ['corrige'], association: 'Chouettes et clochers', montant: null, affecte: null },
    }),
  ],
  groupes: [
    { code: 'retard', nombre: 2 },
    { code: 'aujourdhui', nombre: 1 },
  ],
  rubriques: [
    { code: 'decider', nombre: 1 },
    { code: 'reponses', nombre: 1 },
    { code: 'versements', nombre: 41 },
  ],
});

beforeEach(() => {
  const media = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('matchMedia', () => media);
  went.mockClear();
  installNavigator({ go: went, here: () => '/instructeur' });
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (address = '/instructeur', vue: 'moi' | 'service' = 'moi', of = jour) =>
  render(
    <ParamsProvider value={address}>
      <JourListe jour={of} vue={vue} />
    </ParamsProvider>,
  );
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/[\s\u00a0\u202f]+/g, ' ').trim();
const actes = () => [...document.querySelectorAll<HTMLElement>('.jour__acte')];

it('has the groups in their order, each line with its date, its reason, its sum and its one act', () => {
  show();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => plain(textContent))).toEqual([
    'En retard 2',
    'Aujourd’hui 1',
  ]);
  const [first, , third] = screen.getAllByRole('listitem').filter((one) => one.matches('.jour__ligne'));
  expect(plain(first?.textContent)).toMatch(
    /^mer\. 25\/11.*Un costume se coud à plusieurs Cercle celtique de l’Oust ?À décider, délai de réponse passé ?2 600 € ?Conclure/,
  );
  expect(plain(third?.textContent)).toContain('Chouettes et clochers');
  expect(within(third as HTMLElement).getAllByRole('link')).toHaveLength(1);
});

it('only the first act is a filled button, and « Entrée » does it; j and k go from act to act', async () => {
  show();
  expect(actes().map((one) => one.matches('.fr-btn'))).toEqual([true, false, false]);
  const user = userEvent.setup();
  await user.keyboard('{Enter}');
  expect(went.mock.calls.map(([href]) => href)).toEqual([expect.stringMatching(/26-000001\?file=/)]);
  await user.keyboard('jj');
  expect(document.activeElement).toBe(actes()[1]);
  await user.keyboard('k');
  expect(document.activeElement).toBe(actes()[0]);
  await user.keyboard('jjjj{Enter}');
  expect(went.mock.lastCall?.[0]).toContain('26-000003');
});

it('an act that writes to the association waits for its own press; once sent, it says so and keeps the focus', async () => {
  keepToken(`h.${btoa(JSON.stringify({ exp: Math.floor(now().getTime() / 1000) + 600 }))}.s`);
  const sent = vi.fn(async (_url: string) => Response.json({ prevenus: 3 }));
  vi.stubGlobal('fetch', sent);
  const lignes = [aLigne({ genre: 'crf-du', exercice: 2025 })];
  show('/instructeur', 'moi', { ...jour, lignes });
  const user = userEvent.setup();
  await user.keyboard('{Enter}');
  expect(sent).not.toHaveBeenCalled();
  expect(document.activeElement?.textContent).toMatch(/^Rappeler/);
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('button', { name: 'Rappelé' })).toBe(document.activeElement);
  expect(sent.mock.calls.map(([url]) => String(url))).toEqual([
    expect.stringMatching(/26-000001\/notify\?.*type=8/),
  ]);
  await user.keyboard('{Enter}');
  expect(sent).toHaveBeenCalledOnce();
  expect(screen.getByRole('link', { name: 'Un costume se coud à plusieurs' }).getAttribute('href')).toContain(
    '26-000001',
  );
});

it('filters on one kind: the counts are those of all the lines, shown or not', () => {
  show('/instructeur?quoi=versements');
  const tabs = within(screen.getByRole('navigation', { name: 'Quelles choses' }));
  expect(tabs.getAllByRole('link').map(({ textContent }) => plain(textContent))).toEqual([
    'Tout 43',
    'À décider 1',
    'Réponses 1',
    'Versements 41',
  ]);
  expect(actes()).toHaveLength(1);
  expect(actes()[0]?.matches('.fr-btn')).toBe(true);
  expect(plain(document.querySelector('.jour__bas')?.textContent)).toContain('1 ligne montrée sur 41');
});

it('a filter whose last line went keeps its tab and says so', () => {
  show('/instructeur?quoi=avis');
  expect(screen.getByText(/plus rien dans « Avis »/)).toBeTruthy();
  expect(plain(screen.getByRole('link', { name: /^Avis/ }).textContent)).toBe('Avis 0');
});

it('a line received in the place of somebody says whose it is', () => {
  show(
    '/instructeur',
    'moi',
    aJour({ ...jour, lignes: [aLigne({ pour: 'Paul' }), aLigne({ id_fo: '26-000009' })] }),
  );
  const lines = [...document.querySelectorAll('.jour__ligne')].map(({ textContent }) => plain(textContent));
  expect(lines.map((one) => one.includes('pour Paul'))).toEqual([true, false]);
});

it('for a service, says who is in charge, or that nobody is', () => {
  show('/instructeur?voir=service', 'service');
  expect(screen.getAllByText('Maëlle Kerbrat')).toHaveLength(2);
  expect(screen.getByText('sans personne')).toBeTruthy();
});

it('an empty day says what comes next and what has nobody, with one filled button', () => {
  const personne = { id: null, nom: 'Sans personne', nombre: 13, retards: 0, premier: null };
  const prochaine = { le: '2026-12-10T10:00:00Z', projet: 'Souffler un jour', association: 'Les Aidants' };
  show('/instructeur', 'moi', aJour({ charge: 11, prochaine, parCollegue: [personne] }));
  const said = plain(document.body.textContent);
  expect(said).toContain('Rien ne vous attend d’ici au mardi 8 décembre.');
  expect(said).toContain('le jeudi 10 décembre : « Souffler un jour », Les Aidants.');
  expect(said).toContain('13 dossiers reçus n’ont encore personne.');
  expect(document.querySelectorAll('.fr-btn:not(.fr-btn--secondary)')).toHaveLength(1);
  expect(screen.getByRole('link', { name: /mes 11\sdossiers/ })).toBeTruthy();
});
