// What a subvention asks of the representative, the signatory and the domain of the association, through a volunteer's
// calls (§4 steps 1 and 2, §5).
import { collectionCalls } from '@asso/contract/association/collections.endpoints';
import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { expect, test } from 'vitest';

import { features } from '../features.ts';
import { aClock } from '../platform/clock/clock.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { subventionCalls } from './test/test-calls.ts';
import { aWorld, setCorps, today } from './test/test-dossiers.sql.ts';

const portal = await aPortal({ features, clock: aClock(today) });
const { api, db } = portal;
const { saveDossier } = dossierEndpoints;

const karim = {
  civilite: 'M',
  nom: 'Benali',
  prenom: 'Karim',
  courriel: 'karim.benali@exemple.fr',
  telephone: '0491000002',
};

/** Creates a complete dossier of Jeanne's, with Karim among the people of the association. */
async function aReadyDossier(campagne: Parameters<Awaited<ReturnType<typeof aWorld>>['publish']>[0] = {}) {
  const world = await aWorld(db);
  await world.publish(campagne);
  await setCorps(db, world.id_association, { activites: { domaine: 'Sport' } });
  const calls = subventionCalls(portal, world);
  const { id_fo } = await calls.aReady();
  const as = world.jeanne;
  const query = { id_asso: world.id_association };
  const addPerson = async (more: object) =>
    (
      await api(collectionCalls.representants_legaux.add, {
        as,
        query,
        body: { ...karim, ...more },
      })
    ).body as { id: string; version: number; est_representant_legal: boolean };
  const read = () => calls.read(as, id_fo);
  const choose = async (name: string, to: string, who: Actor = as) => {
    const { version, tete } = await read();
    const from = Reflect.get(tete.demandeur ?? {}, name);
    const changes = { [`demandeur.${name}`]: { from, to } };
    return api(saveDossier, { as: who, params: { id_fo }, ifMatch: version, body: { changes } });
  };
  const codes = async () => (await read()).blockers.map(({ code }) => code);
  return { world, as, query, addPerson, choose, read, codes };
}

test('a person who may not represent the association is refused as its legal representative, and may sign', async () => {
  const { addPerson, choose, read, codes } = await aReadyDossier();
  const person = await addPerson({ fonction: 'TRE', est_representant_legal: false });
  const before = (await read()).tete.demandeur;
  const refused = await choose('id_representant_legal', person.id);
  expect([refused.status, refused.problem.code, refused.problem.field]).toEqual([
    422,
    'dossier.representant-interdit',
    'demandeur.id_representant_legal',
  ]);
  expect(refused.problem.message).toContain('Karim Benali ne peut pas signer pour l’association');
  expect((await read()).tete.demandeur).toEqual(before);
  expect((await choose('id_signataire', person.id)).status).toBe(200);
  expect(await codes()).toEqual(['dossier.piece-manquante']);
});

test.each(['id_representant_legal', 'id_signataire', 'id_responsable'])(
  'nobody from outside the association is kept as %s',
  async (name) => {
    const { choose, read } = await aReadyDossier();
    const stranger = (await aReadyDossier()).world.representant;
    const before = (await read()).tete.demandeur;
    for (const to of [crypto.randomUUID(), stranger]) {
      const { status, problem } = await choose(name, to);
      expect([status, problem.code, problem.field]).toEqual([
        422,
        'dossier.representant-inconnu',
        `demandeur.${name}`,
      ]);
    }
    expect((await read()).tete.demandeur).toEqual(before);
  },
);

test('the dossier waits when the card of its representative changes later', async () => {
  const { as, query, addPerson, choose, codes } = await aReadyDossier();
  const person = await addPerson({ fonction: 'PRE' });
  expect(person.est_representant_legal).toBe(true);
  expect((await choose('id_representant_legal', person.id)).status).toBe(200);
  expect((await choose('id_signataire', person.id)).status).toBe(200);
  expect(await codes()).toEqual([]);
  const changes = { est_representant_legal: { from: true, to: false } };
  const saved = await api(collectionCalls.representants_legaux.save, {
    as,
    query: { ...query, id: person.id },
    ifMatch: person.version,
    body: { changes },
  });
  expect(saved.status).toBe(200);
  expect(await codes()).toEqual(['dossier.representant-interdit']);
});

test('the power of attorney is asked of who signs for another, though the campaign lists none [R5.52]', async () => {
  const { addPerson, choose, read, codes } = await aReadyDossier({ documents_attendus: [] });
  expect((await read()).pieces).toEqual([]);
  const person = await addPerson({ fonction: 'TRE', est_representant_legal: false });
  await choose('id_signataire', person.id);
  const { pieces, description } = await read();
  expect(pieces.map(({ code, obligatoire }) => [code, obligatoire])).toEqual([['POU', true]]);
  expect(description.statut).toBe('incomplet');
  expect(await codes()).toEqual(['dossier.piece-manquante']);
});

test('a sport scheme waits until the domain of the association is Sport, and says where [R5.72]', async () => {
  const { world, read } = await aReadyDossier({ domaine_libre: false });
  expect((await read()).blockers).toEqual([]);
  await setCorps(db, world.id_association, { activites: { domaine: 'Culture' } });
  expect((await read()).blockers).toMatchObject([
    { code: 'subvention.domaine-sport', field: 'association.activites.domaine' },
  ]);
});
