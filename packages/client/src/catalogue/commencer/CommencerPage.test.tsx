// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetBrouillon, keepBrouillon } from '../../platform/draft/brouillon-sans-compte.ts';
import { installNavigator } from '../../platform/page/navigation.ts';
import { CommencerPage } from './CommencerPage.tsx';

const nom = 'Chorale du Pont Neuf';
const who = vi.hoisted(() => ({ user: null as object | null, association: null as object | null }));
const aide = {
  code: 'CDP',
  titre: 'Coup de pouce',
  periode: 'Jusqu’au 31 mars',
  minutes: 20,
  chemin: '/repertoire-des-subventions/CDP/coup-de-pouce',
  ouverture: 'ouverte',
};
vi.mock('../../platform/AppLink.tsx', () => ({
  AppLink: ({ children, href }: { children: string; href: string }) => <a href={href}>{children}</a>,
}));
vi.mock('../../platform/page/query-params.ts', () => ({
  useRouteParams: () => ({ code: 'CDP' }),
  useQueryParams: () => ({ get: () => null }),
}));
vi.mock('../../platform/use-read.ts', () => ({ useRead: () => ({ state: 'lu', value: aide }) }));
vi.mock('../../platform/session/session.ts', () => ({ useUser: () => who.user }));
vi.mock('../../platform/session/acting-for.ts', () => ({ useActingFor: () => who.association }));

const reponses = { intitule: 'Des sorties', montant: 2800, description: 'Douze sorties en mer.' };
let visited: string[];
beforeEach(() => {
  visited = [];
  installNavigator({ go: (href) => visited.push(href), here: () => '/commencer/CDP' });
  keepBrouillon({ code: 'CDP', titre: aide.titre, reponses, cle: 'k' });
});
afterEach(() => {
  cleanup();
  forgetBrouillon('CDP');
});

/** The filled buttons and links: a page has one. */
const filled = () =>
  [...document.querySelectorAll('.fr-btn')].filter((one) => !/--secondary|--tertiary/.test(one.className));

const membre = { nom, etat: 'active', id_association: 'a1', id_siret: '66101723600018' };
it.each<[string, object | null, object | null, string, string[]]>([
  [
    'with an association, to its request',
    {},
    membre,
    `Continuer pour ${nom}`,
    ['/associations/66101723600018/subvention-demande?code=CDP'],
  ],
  [
    'with an account alone, to the choice of an association',
    {},
    null,
    'Trouver mon association',
    ['/ajout-association/choix-association'],
  ],
  ['without an account, to the account that would keep it', null, null, 'Enregistrer ma demande', []],
])('the one filled button of a draft leads who is %s', (_, user, association, label, hrefs) => {
  Object.assign(who, { user, association });
  render(<CommencerPage />);
  expect(filled().map((one) => one.textContent)).toEqual([label]);
  fireEvent.click(screen.getByRole('button', { name: label }));
  expect(visited).toEqual(hrefs);
  expect(screen.queryByRole('heading', { name: 'Un compte pour enregistrer' }) !== null).toBe(user === null);
});

it('nothing is to press while the access to the association waits for an answer', () => {
  Object.assign(who, { user: {}, association: { ...membre, etat: 'demandee' } });
  render(<CommencerPage />);
  expect(filled()).toEqual([]);
  expect(document.body.textContent).toContain(`Votre accès à ${nom} attend une réponse.`);
});
