// The database's primary is lost, its synchronous standby takes over and a read replica follows: docs/preuves.md.

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../command/paths.mjs';

/** @public */
export const name = 'replique';
/** @public */
export const description =
  'primaire coupé net pendant la saisie, réplique synchrone promue, réplique de lecture';

const rounds = 3;
const support = 'packages/server/src/subvention/pannes/test-bascule.ts';

/** @public */
export async function run({ say }) {
  const { loseThePrimary } = await import(pathToFileURL(join(root, support)).href);
  const seen = [];
  for (let round = 1; round <= rounds; round++) {
    const one = await loseThePrimary();
    say(
      `${round} : ${one.before} enregistrements acquittés avant, ${one.after} après, reprise en ${inSeconds(one.resumedMs)}`,
    );
    seen.push(one);
  }
  const sum = (of) => seen.reduce((total, one) => total + of(one), 0);
  const lost = seen.flatMap((one) => one.lost);
  const unclear = seen
    .flatMap((one) => one.refusals)
    .filter(({ status, body }) => status !== 502 || !/^Le portail est momentan/.test(body.message));
  const slowest = Math.max(...seen.map(({ resumedMs }) => resumedMs));
  return [
    {
      what: `rien d’acquitté n’est perdu, ${rounds} fois`,
      found:
        lost.join(' ; ') ||
        `${sum(({ before, after }) => before + after)} enregistrements acquittés, 0 perdu`,
      isHeld: lost.length === 0,
    },
    {
      what: 'chaque refus est une phrase claire (502)',
      found: `${sum(({ refusals }) => refusals.length)} refus, ${unclear.length} autres ; ${sum(({ unanswered }) => unanswered)} requête sans réponse`,
      isHeld: unclear.length === 0 && sum(({ unanswered }) => unanswered) === 0,
    },
    {
      what: 'le même portail reprend seul',
      found: `au plus ${inSeconds(slowest)} entre la coupure et l’enregistrement suivant, promotion comprise`,
      isHeld: seen.every(({ ready, after }) => ready === 200 && after > 0),
    },
    {
      what: 'la réplique de lecture refuse d’écrire et rattrape le nouveau primaire',
      found: `« ${seen[0].replica.refused} », ${sum(({ replica }) => replica.behind)} ligne de retard`,
      isHeld: seen.every(({ replica }) => replica.behind === 0 && replica.refused.includes('read-only')),
    },
  ];
}

function inSeconds(ms) {
  return `${(ms / 1000).toFixed(1).replace('.', ',')} s`;
}
