// The same schema serves two databases, each with its own associations; docs/exploitation.md tells what that would
// cost.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../command/paths.mjs';

/** @public */
export const name = 'repartition';
/** @public */
export const description =
  'chaque table a sa place ; une association déménage sur une seconde base, qui la sert seule';

const tests = 'packages/server/src/preuve/repartition.test.ts';
const support = 'packages/server/src/preuve/test-eclats.ts';

/** @public */
export async function run({ runVitest }) {
  const places = await runVitest('api', [tests]);
  const { moveAnAssociation } = await import(pathToFileURL(join(root, support)).href);
  const seen = await moveAnAssociation();
  return [
    ...places,
    {
      what: 'une association déménage avec toutes ses lignes',
      found: `${seen.moved} lignes de ${seen.tables} tables ; ${seen.dangling.join(', ') || 'aucune'} des ${seen.references} références ne sort de la base`,
      isHeld: seen.moved > 0 && seen.dangling.length === 0,
    },
    {
      what: 'les appels d’une association sont servis par sa seule base',
      found: `${said(seen.served)} ; ${seen.strangers} ligne d’une autre association sur cette base ; même dossier relu : ${seen.isSame ? 'oui' : 'non'}`,
      isHeld: all(seen.served) && seen.strangers === 0 && seen.isSame,
    },
    {
      what: 'la base quittée ne la connaît plus et sert les autres',
      found: `son dossier : ${seen.left} ; un autre : ${said(seen.stayed)}`,
      isHeld: seen.left === 404 && all(seen.stayed),
    },
    {
      what: 'une file de service est la somme des bases',
      found: `dossiers transmis par base : ${seen.queues.join(' et ')}`,
      isHeld: seen.queues.every((count) => count === 1),
    },
  ];
}

function said(calls) {
  return Object.entries(calls)
    .map(([call, status]) => `${call} ${status}`)
    .join(', ');
}

function all(calls) {
  return Object.values(calls).every((status) => status === 200);
}
