import { collectionCalls } from '@asso/contract/association/collections.endpoints';
import { ficheEndpoints } from '@asso/contract/association/fiche.endpoints';
import { notificationEndpoints } from '@asso/contract/notification/notification.endpoints';
import { readDefinition } from '@asso/domain/agrement/definition.schema';
import type { IssueTca } from '@asso/domain/agrement/tca.words';
import type { Agrement } from '@asso/domain/association/fiche.fields';
import type { Actor } from '@asso/domain/compte/actor';
import { describe, expect, it, test } from 'vitest';
import { writeTca } from '../association/coffre/tca.sql.ts';
import { anAssociation, aPerson, listMailsTo } from '../association/test/test-associations.sql.ts';
import { findDossier } from '../dossier/dossier.sql.ts';
import { features } from '../features.ts';
import { aClock } from '../platform/clock/clock.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { subventionCalls } from '../subvention/test/test-calls.ts';
import { aWorld, today } from '../subvention/test/test-dossiers.sql.ts';
import { recordAgrement } from './inscrire-agrement.ts';
import { tcaWorker } from './tca.job.ts';
import { noteTcaDemande, noteTcaRefuse } from './tca-demande.ts';
import type { VersionAgrement } from './version.sql.ts';

const portal = await aPortal({ features, clock: aClock(today) });
const { db, api, clock } = portal;
const worker = tcaWorker(portal);
const signal = new AbortController().signal;

/** Runs the job on the morning of that day. */
async function runAt(day: string): Promise<void> {
  clock.set(`${day}T06:40:00Z`);
  await worker.handler({}, { id: 'x', attempt: 1, isLastAttempt: false, signal });
}

const told = async (as: Actor) =>
  (await api(notificationEndpoints.readUserNotifications, { as })).body.items.map(({ sentence }) => sentence);

describe('an end that comes', () => {
  it('is told twelve, six and three months before, once each, to those of the head office', async () => {
    const association = await anAssociation(db, {
      nom: 'Les Voisins',
      agrement: JSON.stringify({ tca_etat: 'valide', tca_date_renouvellement: '2028-06-30' }),
    });
    const jeanne = await aPerson(db, { membre: { id_association: association.id } });
    const lea = await aPerson(db, {
      membre: { id_association: association.id, id_siret: association.annexe },
    });
    const sentence = 'Les Voisins : tronc commun d’agrément à renouveler avant le 30/06/2028.';
    const after: number[] = [];
    for (const day of [
      '2027-06-29',
      '2027-06-30',
      '2027-07-01',
      '2027-12-29',
      '2027-12-30',
      '2028-03-30',
      '2028-06-30',
      '2028-07-01',
    ]) {
      await runAt(day);
      after.push((await told(jeanne)).length);
    }
    expect(after).toEqual([0, 1, 1, 1, 2, 3, 3, 3]);
    expect(new Set(await told(jeanne))).toEqual(new Set([sentence]));
    expect(await told(lea)).toEqual([]);
    const mails = await listMailsTo(db, jeanne.email);
    expect(mails).toHaveLength(3);
    expect(mails[0]?.texte).toContain(
      'À renouveler avant cette date : sinon tous vos agréments de l’État sont perdus.',
    );
    const { body } = await api(ficheEndpoints.readFiche, { as: jeanne, query: { id_asso: association.id } });
    expect(body.agrement?.tca_etat).toBe('expire');
    clock.set(today);
  });

  it('is told no more once its renewal is asked for', async () => {
    const agrement: Agrement = {
      tca_etat: 'valide',
      tca_date_renouvellement: '2027-03-31',
      tca_date_demande: '2027-02-01',
    };
    const { id } = await anAssociation(db, { agrement: JSON.stringify(agrement) });
    const jeanne = await aPerson(db, { membre: { id_association: id } });
    await runAt('2027-02-02');
    expect(await told(jeanne)).toEqual([]);
    clock.set(today);
  });
});

const aDefinition = (id_service: string, more: object = {}): VersionAgrement => {
  const read = readDefinition({
    libelle: 'Jeunesse et éducation populaire 2027',
    niveau: 'departemental',
    duree_validite_annees: 5,
    demande_tca: true,
    fuseau: 'Europe/Paris',
    date_debut: '2027-01-01T00:00:00Z',
    date_fin: '2027-12-31T22:59:59Z',
    documents_attendus: [],
    champs_personnalises: {},
    ...more,
  });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const ids = { id: 'v', id_definition: 'd', id_service, code: 'JEP', type_agrement: 'JEP' };
  const service = { nom_service: 'DRAJES Sud', code_territoire: '13' };
  return {
    ...ids,
    ...service,
    campagne_exercice: 2027,
    numero: 1,
    contenu: read.value,
    publiee_le: new Date(today),
    etat: 'publie',
  };
};

/** Makes a dossier of a new world that its service grants. */
async function aGrant() {
  const world = await aWorld(db);
  await world.publish();
  const { body } = await subventionCalls(portal, world).create();
  const found = await findDossier(db, body.id);
  if (!found) throw new Error('a dossier that was just begun');
  const dossier = { ...found, id_association: world.id_association };
  const version = aDefinition(world.drajes.id);
  const accord = { numero: 'JEP-13-042', date_attribution: '2027-02-01', date_validite: '2032-02-01' };
  const at = clock.now();
  const inscription = { dossier, version, accord, id_service: world.drajes.id, actor: world.agent, at };
  const inscrire = (tca: IssueTca | null = { fin: '2032-02-01', criteres: [] }) =>
    inTransaction(db, (trx) => recordAgrement(portal, trx, { ...inscription, tca }));
  const asked = { id_asso: world.id_association };
  const read = async () => ({
    approvals: (await api(collectionCalls.agrements.list, { as: world.jeanne, query: asked })).body.items,
    tca: (await api(ficheEndpoints.readFiche, { as: world.jeanne, query: asked })).body.agrement,
  });
  const suivi = { dossier, definition: version, by: world.agent, at };
  return { world, dossier, inscrire, read, suivi };
}

describe('an approval that is granted', () => {
  it('lands in the file with its common file, once', async () => {
    const { world, inscrire, read } = await aGrant();
    await inscrire();
    await inscrire();
    const { approvals, tca } = await read();
    expect(approvals).toMatchObject([
      {
        type: 'JEP',
        niveau: 'departemental',
        numero: 'JEP-13-042',
        date_attribution: '2027-02-01',
        date_validite: '2032-02-01',
        origine_instructeur: true,
      },
    ]);
    expect(tca).toMatchObject({ tca_etat: 'valide', tca_date_renouvellement: '2032-02-01' });
    // Who is told of the decision itself reads there what it inscribes.
    expect(await told(world.jeanne)).toEqual([]);
  });

  it('takes the place of the one the association had typed', async () => {
    const { world, inscrire, read } = await aGrant();
    const body = {
      type: 'JEP',
      numero: 'JEP-13-042',
      attributeur: 'Préfecture',
      date_attribution: '2027-01-15',
    };
    const typed = await api(collectionCalls.agrements.add, {
      as: world.jeanne,
      query: { id_asso: world.id_association },
      body,
    });
    expect(typed.status).toBe(201);
    await inscrire();
    const { approvals } = await read();
    expect(
      approvals.map(({ numero, date_attribution, origine_instructeur }) => [
        numero,
        date_attribution,
        origine_instructeur,
      ]),
    ).toEqual([['JEP-13-042', '2027-02-01', true]]);
  });

  test.each([
    [
      'asked for and refused',
      ['demande', 'refus'],
      { tca_etat: 'refuse', tca_date_demande: '2027-02-01', tca_date_refus: '2027-02-01' },
    ],
    ['asked for', ['demande'], { tca_etat: 'en_cours', tca_date_demande: '2027-02-01' }],
  ] as const)('its common file, %s, says so', async (_, faits, expected) => {
    const { suivi, read } = await aGrant();
    for (const fait of faits) {
      await inTransaction(db, (trx) =>
        fait === 'demande' ? noteTcaDemande(trx, suivi) : noteTcaRefuse(trx, suivi),
      );
    }
    expect((await read()).tca).toEqual(expected);
  });

  it('leaves a common file as it is when the decision does not grant one', async () => {
    const { world, inscrire, read, suivi } = await aGrant();
    const agrement: Agrement = { tca_etat: 'valide', tca_date_renouvellement: '2027-12-30' };
    const hold = (id: string) => inTransaction(db, (trx) => writeTca(trx, { id, at: clock.now() }, agrement));
    await hold(world.id_association);
    await inscrire(null);
    await inscrire({ fin: null, criteres: ['interet_general'] });
    expect((await read()).tca).toEqual(agrement);
    const next = await aGrant();
    await hold(next.world.id_association);
    await inTransaction(db, (trx) => noteTcaDemande(trx, { ...next.suivi, at: suivi.at }));
    expect((await next.read()).tca).toEqual({ ...agrement, tca_date_demande: '2027-02-01' });
    await next.inscrire();
    expect((await next.read()).tca).toMatchObject({
      tca_date_renouvellement: '2032-02-01',
      tca_date_demande: null,
    });
  });

  it('asks for nothing while its common file holds for more than a year', async () => {
    const { world, read, suivi } = await aGrant();
    const agrement: Agrement = { tca_etat: 'valide', tca_date_renouvellement: '2029-06-30' };
    await inTransaction(db, (trx) => writeTca(trx, { id: world.id_association, at: clock.now() }, agrement));
    await inTransaction(db, (trx) => noteTcaDemande(trx, suivi));
    await inTransaction(db, (trx) => noteTcaRefuse(trx, suivi));
    expect((await read()).tca).toEqual(agrement);
  });
});
