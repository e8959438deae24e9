import { expect, test } from 'vitest';
import { lecteurs, pagesToRead } from '../../e2e/support/pages-a-lire.ts';
import { ongletsLca, ongletsRds } from '../../packages/client/src/app/administration-onglets.ts';
import { partiesService } from '../../packages/client/src/instruction/dossier/service-parties.ts';
import { matchesRole, roles } from '../../packages/domain/src/compte/roles.rules.ts';
import { routeRights } from '../../packages/domain/src/compte/routes.rights.ts';

/** These addresses have no page of their own: they redirect. */
const menent = ['/', '/home', '/ajout-association'];
const rights = routeRights.filter(({ path }) => !menent.includes(path));

const patternOf = (path) =>
  new RegExp(`^${path.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+')}$`);
const literals = (path) => path.split('/').filter((part) => part !== '' && !part.startsWith(':')).length;

/** Among the routes that match an address, the most precise one opens. */
const routeOf = (chemin) =>
  rights
    .filter(({ path }) => patternOf(path).test(chemin.split('?')[0]))
    .toSorted((one, other) => literals(other.path) - literals(one.path))[0]?.path;

const mayOpen = ({ access }, role) => {
  if (access === 'public') return role === null;
  if (role === null) return false;
  return access === 'connecte' || access.some((pattern) => matchesRole(pattern, role));
};

const lues = new Set(pagesToRead.map(({ qui, chemin }) => `${routeOf(chemin)} as ${lecteurs[qui]?.role}`));
const dues = rights.flatMap((right) =>
  [null, ...roles].filter((role) => mayOpen(right, role)).map((role) => `${right.path} as ${role}`),
);

test('every page is read as each role that may open it', () => {
  expect(dues.length).toBeGreaterThan(200);
  expect(dues.filter((due) => !lues.has(due))).toEqual([]);
});

test('each address is of a page, but the one that is nowhere', () => {
  const lost = pagesToRead.filter(({ chemin }) => routeOf(chemin) === undefined);
  expect(lost.map(({ chemin }) => chemin)).toEqual(['/nulle-part']);
});

test.each([
  ['/administration/lca', ongletsLca.slice(1).map(({ id }) => id)],
  ['/administration/rds', ongletsRds.map(({ id }) => id)],
  ['/associations/66307152000014/subvention-demande/{regates}', partiesService.slice(1)],
])('each tab of %s is read', (page, onglets) => {
  const addresses = pagesToRead.map(({ chemin }) => chemin);
  expect(onglets.filter((onglet) => !addresses.includes(`${page}?onglet=${onglet}`))).toEqual([]);
});

test('each line says what its page is called and one thing it shows', () => {
  const empty = pagesToRead.filter(({ h1, donnee }) => h1 === '' || donnee === '');
  expect(empty).toEqual([]);
});

test('each form that is sent empty is on a page that is read', () => {
  const sent = new Set(pagesToRead.filter(({ envoi }) => envoi).map(({ chemin }) => chemin));
  expect(sent.size).toBeGreaterThan(7);
});
