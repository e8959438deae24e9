import { chiffresEndpoints } from '@asso/contract/contenu/chiffres.endpoints';
import { usageEndpoints } from '@asso/contract/contenu/usage.endpoints';
import { expect, it } from 'vitest';
import { features } from '../features.ts';
import { aClock } from '../platform/clock/clock.ts';
import { anActor } from '../platform/http/test/test-actor.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { addInstruction, aStatistiquesWorld } from '../statistiques/test/test-instructions.sql.ts';
import { addAideTraitee, readAvis } from './test/test-usages.sql.ts';

const clock = aClock('2027-03-10T14:05:00Z');
const portal = await aPortal({ features, clock });
const { api, db } = portal;
const { sayAvis, readUsages, listCommentaires } = usageEndpoints;
const jeanne = anActor({ roles: ['lca.association'] });
const admin = anActor({ roles: ['lca.admin'] });

it('is said by anybody, and kept without who, where or at what hour', async () => {
  const body = { demarche: 'siret', note: 'moyen', commentaire: '  Trop long. ' } as const;
  expect((await api(sayAvis, { as: jeanne, body })).status).toBe(201);
  expect(await readAvis(db)).toEqual([
    {
      id: expect.any(String),
      demarche: 'siret',
      note: 'moyen',
      commentaire: 'Trop long.',
      jour: '2027-03-10',
    },
  ]);
});

it.each([
  [{ demarche: 'autre', note: 'bien' }],
  [{ demarche: 'crf', note: 'parfait' }],
  [{ demarche: 'crf', note: 'bien', commentaire: 'a'.repeat(501) }],
  [{ demarche: 'crf', note: 'bien', email: 'jeanne@exemple.fr' }],
])('%j is refused', async (body) => {
  expect((await api(sayAvis, { body } as never)).status).toBe(400);
});

it('is shown as a rate once five people have answered, over twelve months', async () => {
  const say = (note: 'bien' | 'mal') => api(sayAvis, { body: { demarche: 'crf', note } });
  const crf = async () => (await api(readUsages)).body.items.find(({ demarche }) => demarche === 'crf');
  for (const note of ['bien', 'bien', 'bien', 'mal'] as const) await say(note);
  expect(await crf()).toMatchObject({ reponses: 4, satisfaction: null, envoyees: 0 });
  await say('bien');
  expect(await crf()).toMatchObject({ reponses: 5, satisfaction: 80 });
  clock.set('2028-03-11T10:00:00Z');
  expect(await crf()).toMatchObject({ reponses: 0, satisfaction: null });
});

it('the delay told to everybody is the one that services read, slow answers included', async () => {
  clock.set('2027-06-01T12:00:00Z');
  const monde = await aStatistiquesWorld(db);
  const [service] = monde.services;
  const [one] = monde.subventions;
  const add = (transmis_le: string, modifie_le: string) =>
    addInstruction(db, monde, {
      ...{
        service: service?.id ?? '',
        association: monde.associations[0] ?? '',
        campagne: one?.campagne ?? '',
      },
      ...{ exercice: 2026, etat: '6', demande: 900, accorde: 900 },
      transmis_le: new Date(transmis_le),
      modifie_le: new Date(modifie_le),
    });
  // Four were sent more than a year ago and answered this year; two were sent and answered quickly.
  for (let n = 0; n < 4; n++) await add('2026-03-01T10:00:00Z', '2027-02-01T10:00:00Z');
  for (let n = 0; n < 2; n++) await add('2027-03-01T10:00:00Z', '2027-03-11T10:00:00Z');
  const { items } = (await api(readUsages)).body;
  const inner = (await api(chiffresEndpoints.readChiffres, { as: admin, query: {} })).body.rythme.annees[0];
  const grant = items.find(({ demarche }) => demarche === 'subvention');
  expect(inner?.decider).toMatchObject({ n: 6, mediane: 337 });
  expect([grant?.delai_jours, grant?.delai_annee]).toEqual([337, 2027]);
  expect(grant?.envoyees).toBe(2);
});

it('the delay of any other procedure counts what was sent long before and answered since', async () => {
  clock.set('2027-06-01T12:00:00Z');
  const add = (cree_le: string, traitee_le: string) => addAideTraitee(db, { cree_le, traitee_le });
  for (let n = 0; n < 3; n++) await add('2026-05-01T10:00:00Z', '2027-02-01T10:00:00Z');
  for (let n = 0; n < 2; n++) await add('2027-03-01T10:00:00Z', '2027-03-03T10:00:00Z');
  const { items } = (await api(readUsages)).body;
  expect(items.find(({ demarche }) => demarche === 'aide')).toMatchObject({ delai_jours: 276, envoyees: 2 });
});

it('words are read by who administers the portal only', async () => {
  expect((await api(listCommentaires, { as: jeanne })).status).toBe(403);
  expect((await api(listCommentaires)).status).toBe(401);
  const { items } = (await api(listCommentaires, { as: admin })).body;
  expect(items.map(({ commentaire }) => commentaire)).toEqual(['Trop long.']);
});

it('is not said without end from one address', async () => {
  const statuses = new Set<number>();
  for (let n = 0; n < 40; n++) {
    const body = { demarche: 'aide', note: 'bien' } as const;
    statuses.add((await api(sayAvis, { body })).status);
  }
  expect([...statuses]).toEqual([201, 429]);
});
