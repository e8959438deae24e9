import { aReglerEndpoints } from '@asso/contract/contenu/a-regler.endpoints';
import { sayTravail } from '@asso/domain/contenu/a-regler/travaux.words';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { aCompte, aService } from '../../compte/test/test-comptes.sql.ts';
import { features } from '../../features.ts';
import { aClock } from '../../platform/clock/clock.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { anActor } from '../../platform/http/test/test-actor.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { job, worker } from '../../platform/jobs/job.ts';
import { addInstruction, aStatistiquesWorld } from '../../statistiques/test/test-instructions.sql.ts';
import { aRefusedMail, aWaitingMail, setTries } from './test/test-a-regler.sql.ts';

const now = '2027-06-01T12:00:00Z';
const portal = await aPortal({ features, clock: aClock(now) });
const { api, db, jobs } = portal;
const lca = anActor({ id: '00000000-0000-4000-8000-000000000001', roles: ['lca.admin'] });
const rds = anActor({ id: '00000000-0000-4000-8000-000000000002', roles: ['rds.appli_admin'] });
const { readARegler, chercherPartout, listTravaux, relancerTravaux, listCourriels, reglerCourriel } =
  aReglerEndpoints;
const ids = async (as = lca) =>
  (await api(readARegler, { as })).body.choses.map(({ id }: { id: string }) => id);

const fails = job({ name: 'courriel.purger-essai', schema: z.object({}), retries: 0 });
let isBroken = true;
const failing = worker(fails, async () => {
  if (isBroken) throw new Error('le disque est plein');
});
await jobs.declare([failing]);

it('nothing is said when nothing is wrong, to anybody who administers and nobody else', async () => {
  expect(await ids()).toEqual([]);
  expect(await ids(rds)).toEqual([]);
  for (const role of ['lca.association', 'rds.admin', 'osiris.appli_admin'])
    expect((await api(readARegler, { as: anActor({ roles: [role] }) })).status).toBe(403);
  expect((await api(listCourriels, { as: rds })).status).toBe(403);
  expect((await api(listTravaux, { as: rds })).status).toBe(403);
});

it('a mail that came back waits until it leaves again or is put aside', async () => {
  const [first, second] = [
    await aRefusedMail(db, { to: 'a@exemple.fr', at: '2027-05-29T10:00:00Z' }),
    await aRefusedMail(db, { to: 'b@exemple.fr', at: '2027-05-30T10:00:00Z' }),
  ];
  const { choses } = (await api(readARegler, { as: lca })).body;
  expect(choses).toMatchObject([{ id: 'courriels-refuses', depuis: '2027-05-29T10:00:00.000Z' }]);
  const items = (await api(listCourriels, { as: lca })).body.items;
  expect(items).toMatchObject([{ destinataire: 'b@exemple.fr', erreur: '550 no such user' }, { id: first }]);
  expect(Object.keys(items[0] ?? {})).not.toContain('texte');
  const regler = (id: string, suite: 'renvoyer' | 'classer') =>
    api(reglerCourriel, { as: lca, params: { id }, body: { suite } });
  expect((await regler(first, 'classer')).status).toBe(200);
  expect((await regler(second, 'renvoyer')).status).toBe(200);
  expect((await api(listCourriels, { as: lca })).body.items).toMatchObject([
    { id: second, etat: 'a_envoyer' },
  ]);
  expect(await ids()).toEqual(['courriels-en-attente']);
  expect((await regler(second, 'classer')).status).toBe(200);
  expect(await ids()).toEqual([]);
  expect((await regler('00000000-0000-4000-8000-000000000009', 'renvoyer')).status).toBe(404);
});

it('mails that failed twice are said within the minute, with the cause; an empty list speaks for itself alone', async () => {
  const read = async () => (await api(listCourriels, { as: lca })).body;
  expect(await read()).toEqual({ items: [], enAttente: 0 });
  const id = await aWaitingMail(db, { to: 'c@exemple.fr', at: '2027-06-01T11:59:00Z', tries: 1 });
  expect(await read()).toEqual({ items: [], enAttente: 1 });
  expect(await ids()).toEqual([]);
  await setTries(db, id, 2);
  expect(await read()).toMatchObject({
    items: [{ destinataire: 'c@exemple.fr', erreur: 'le serveur refuse la connexion' }],
    enAttente: 1,
  });
  const { choses, rouages } = (await api(readARegler, { as: lca })).body;
  expect(choses[0]?.quoi.replaceAll('\u00a0', ' ')).toBe(
    '1 courriel attend depuis 13h59 : le serveur refuse la connexion',
  );
  expect(rouages.find(({ nom }) => nom === 'Courriels')).toMatchObject({ etat: 'mal' });
  await api(reglerCourriel, { as: lca, params: { id }, body: { suite: 'classer' } });
});

it('a job that failed twice is told while it is tried again', async () => {
  let isWaiting = true;
  const again = job({ name: 'courriel.purger-encore', schema: z.object({}), retries: 5 });
  await jobs.declare([
    worker(again, async () => {
      if (isWaiting) throw new Error('le disque est plein');
    }),
  ]);
  await inTransaction(db, (trx) => jobs.enqueue(trx, again, {}));
  await jobs.runDue();
  expect(await ids()).toEqual([]);
  await jobs.runDue({ isEarly: true });
  expect(await ids()).toEqual(['travaux']);
  const { items } = (await api(listTravaux, { as: lca })).body;
  expect(items).toMatchObject([
    { essais: 2, erreur: 'le disque est plein', reessaye_le: expect.any(String) },
  ]);
  isWaiting = false;
  await jobs.runDue({ isEarly: true });
  expect(await ids()).toEqual([]);
  await jobs.declare([failing]);
});

it('a job that failed is listed with its reason, and run again', async () => {
  await inTransaction(db, (trx) => jobs.enqueue(trx, fails, {}));
  await jobs.runDue();
  expect(await ids()).toEqual(['travaux']);
  const { items } = (await api(listTravaux, { as: lca })).body;
  expect(items).toMatchObject([{ travail: 'courriel.purger-essai', erreur: 'le disque est plein' }]);
  isBroken = false;
  const done = await api(relancerTravaux, { as: lca, body: { ids: items.map(({ id }) => id) } });
  expect(done.body).toEqual({ relances: 1 });
  await jobs.runDue();
  expect(await ids()).toEqual([]);
});

it('a service without anybody to read its dossiers is told to both, who act on what is theirs', async () => {
  const monde = await aStatistiquesWorld(db);
  const [subvention] = monde.subventions;
  const seul = await aService(db, { nom: 'Service sans personne' });
  const association = monde.associations[0] ?? '';
  await addInstruction(db, monde, {
    ...{ service: seul.id, association, campagne: subvention?.campagne ?? '', exercice: 2027 },
    ...{ etat: 'D', demande: 500, accorde: null },
    ...{ transmis_le: new Date('2027-05-26T10:00:00Z'), modifie_le: new Date('2027-05-26T10:00:00Z') },
  });
  const [pourPortail] = (await api(readARegler, { as: lca })).body.choses;
  expect(pourPortail).toMatchObject({ id: 'services', gravite: 'bloque' });
  expect(pourPortail?.detail).toContain('Service sans personne');
  expect(pourPortail?.acte.href).toContain('onglet=comptes');
  const ofRds = (await api(readARegler, { as: rds })).body;
  expect(ofRds.choses[0]?.acte.href).toContain(`service=${seul.id}`);
  expect(ofRds.rouages).toEqual([]);
  expect(ofRds.depots.find(({ jour }) => jour === '2027-05-26')?.n).toBe(1);
  expect(ofRds.depots).toHaveLength(30);
});

it('finds people, services and campaigns whatever the accents, and leads where one may go', async () => {
  const { id } = await aCompte(db, { prenom: 'Hélène', nom: 'Zébulon' });
  const read = async (q: string, as = lca) => (await api(chercherPartout, { as, query: { q } })).body;
  expect((await read('zebulon')).comptes).toMatchObject([
    { label: 'Hélène Zébulon', href: `/administration/lca?onglet=comptes&compte=${id}` },
  ]);
  expect((await read('zebulon', rds)).comptes).toEqual([]);
  const [service] = (await read('sans personne', rds)).services;
  expect(service?.href).toContain('/administration/rds?onglet=services');
  expect((await read('%%')).services).toEqual([]);
  expect((await api(chercherPartout, { as: lca, query: { q: 'a' } })).status).toBe(400);
});

it('every job of the portal is named by what it does', async () => {
  const names = features.flatMap((one) => one.build(portal).jobs ?? []).map(({ name }) => name);
  expect(names.filter((name) => sayTravail(name) === name)).toEqual([]);
});
