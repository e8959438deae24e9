// docs/api-partenaires.md leads from a key to a transmitted dossier: the test plays its blocks exactly as written.
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { features } from '../features.ts';
import { aClock } from '../platform/clock/clock.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { pdf } from '../subvention/test/test-coffre.ts';
import { aWorld, today } from '../subvention/test/test-dossiers.sql.ts';
import { aCle } from './test/test-cles.ts';
import { playHttp } from './test/test-fichier-http.ts';

const portal = await aPortal({ features, clock: aClock(today) });
const guide = await readFile(new URL('../../../../docs/api-partenaires.md', import.meta.url), 'utf8');
const blocks = [...guide.matchAll(/```http\n(.*?)```/gs)].map(([, block = '']) => block);

test('the blocks of the guide, as they are written, lead to a transmitted dossier', async () => {
  const world = await aWorld(portal.db);
  await world.publish();
  const { secret } = await aCle(portal, { as: world.jeanne, owner: { id_asso: world.id_association } });
  const portail = await portal.openPort();
  const played = await playHttp(blocks, {
    variables: { portail, cle: secret, siret: world.siret, subvention: world.code },
    ask: fetch,
    files: { 'rapport-activite.pdf': pdf },
    // The jobs run before each request, so the antivirus has checked the deposited file.
    before: () => portal.runJobs(),
  });
  const wrong = played.filter(({ status }) => status >= 300);
  expect(wrong.map(({ name, status, body }) => [name, status, body])).toEqual([]);
  expect(played.map(({ name, status }) => `${name} ${status}`)).toEqual([
    'creation 201',
    'lecture 200',
    'tete 200',
    'depot 201',
    'pieces 200',
    'projet 201',
    'rempli 200',
    'pret 200',
    'transmission 200',
  ]);
  expect(played.find(({ name }) => name === 'pret')?.body).toMatchObject({ blockers: [] });
});

test('the guide names the variables that are to be changed before all else', () => {
  const names = [...(blocks[0] ?? '').matchAll(/^@(\w+) = /gm)].map(([, name]) => name);
  expect(names).toEqual(['portail', 'cle', 'siret', 'subvention']);
});
