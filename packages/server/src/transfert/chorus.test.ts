import { dossierSubventionEndpoints } from '@asso/contract/subvention/dossier-subvention.endpoints';
import { colonnesChorus } from '@asso/domain/transfert/chorus.rows';
import { expect, test } from 'vitest';
import { features } from '../features.ts';
import { aCollegue } from '../instruction/test/test-bureau.ts';
import { leaveRib } from '../paiement/test/test-paiements.sql.ts';
import { aGranted, versement } from '../paiement/test/test-paiements.ts';
import { aClock } from '../platform/clock/clock.ts';
import { listHistory } from '../platform/history/history.sql.ts';
import { anActor } from '../platform/http/test/test-actor.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { readCsv, readOds, readXlsx } from '../platform/sheet/test/test-read-sheet.ts';
import { aRib, renameAssociation, today } from '../subvention/test/test-dossiers.sql.ts';
import { chorusCalls } from './test/test-chorus.ts';

const portal = await aPortal({ features, clock: aClock(today) });

const { read, make, undo, take, send, anOrdered } = chorusCalls(portal);
const { saveRib } = dossierSubventionEndpoints;

const flat = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const head = Object.values(colonnesChorus).map(({ label }) => label);
const lines = (rows: string[][]) =>
  rows.slice(1).map((row) => Object.fromEntries(head.map((label, n) => [label, row[n]])));

test('a grant and its payment leave in one file, with the third party and the account that is paid', async () => {
  const { world, agent, service, id_fo } = await anOrdered();
  const nom = '=cmd|’ /C calc’!A0';
  await renameAssociation(portal.db, world.id_association, nom);
  expect((await read(agent)).body).toMatchObject({
    id_service: service,
    envoi: false,
    // What is paid is drawn on what is committed: the two are not added.
    pret: {
      nombre: 2,
      engagements: { nombre: 1, montant: 2000 },
      paiements: { nombre: 1, montant: 800 },
    },
    lignes: [
      { type: 'accord', exercice: 2027 },
      { type: 'paiement', id_fo, association: nom, montant: 800 },
    ],
    ecartees: [],
    lots: [],
  });
  const made = await make(agent, service);
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({ nombre: 2, montant: 2000, envoi: 'telechargement', envoye_le: null });
  expect(made.body.numero).toMatch(/^CHORUS-27-\d{6}$/);
  const tiers = {
    'N° de lot': made.body.numero,
    'N° Dossier Compte Asso': id_fo,
    'Titulaire du compte': 'LES VOISINS DE LA RUE HAUTE',
    IBAN: world.iban,
    BIC: 'CCOPFRPP',
    Date: '01/02/2027',
    Décision: 'du 01/02/2027',
    Exercice: '2027',
    'Type d’identifiant du tiers': '1',
    'Identifiant du tiers': world.siret,
  };
  const rows = readCsv((await take(agent, made.body.id)).bytes.toString());
  expect(rows[0]?.map((label) => label.replace('\ufeff', ''))).toEqual(head);
  expect(lines(rows)).toEqual([
    expect.objectContaining({ ...tiers, Type: 'Engagement juridique', Montant: '2000,00' }),
    expect.objectContaining({
      ...tiers,
      Type: 'Demande de paiement',
      'Raison sociale du tiers': `'${nom}`,
      Montant: '800,00',
      'Nature du versement': 'Acompte',
      Imputation: "'=1+1",
    }),
  ]);
  for (const [format, open] of [
    ['xlsx', readXlsx],
    ['ods', readOds],
  ] as const) {
    expect(open((await take(agent, made.body.id, format)).bytes)[2]).toContain(world.siret);
  }
});

test('nothing leaves twice, and a file taken again is the same whatever changed since', async () => {
  const { agent, service, move, ask, world } = await anOrdered();
  const first = (await make(agent, service)).body;
  const before = (await take(agent, first.id)).bytes.toString();
  expect((await make(agent, service)).problem.code).toBe('transfert.rien-a-envoyer');
  await move('pay', versement);
  await renameAssociation(portal.db, world.id_association, 'Un autre nom');
  await ask(1200);
  await move('take');
  await move('order');
  const second = (await make(agent, service)).body;
  expect(second).toMatchObject({ nombre: 1, montant: 0 });
  expect(flat(second.contenu)).toBe('tous les exercices, et 1 paiement de 1 200 € à part');
  expect((await take(agent, first.id)).bytes.toString()).toBe(before);
  expect((await read(agent)).body.lots.map(({ id }) => id)).toEqual([second.id, first.id]);
});

test('two at once make one file of each line', async () => {
  const { agent, service } = await anOrdered();
  const both = await Promise.all([make(agent, service), make(agent, service)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 422]);
});

test('a line without its account is said with its reason, and leaves once it is mended', async () => {
  const { id, id_fo, calls, params, world } = await aGranted(portal);
  const { jeanne } = world;
  const agent = await aCollegue(portal.db, world, 'responsable');
  await leaveRib(portal.db, id);
  const { body } = await read(agent);
  expect([body.pret.nombre, body.ecartees]).toEqual([
    0,
    [expect.objectContaining({ id_fo, montant: 2000, motifs: ['sans-rib'] })],
  ]);
  expect((await make(agent, params.service)).problem.code).toBe('transfert.rien-a-envoyer');

  const { id: id_rib } = await aRib(portal.db, world);
  const { version: ifMatch } = await calls.read(jeanne, id_fo);
  const mended = await portal.api(saveRib, { as: jeanne, params: { id_fo }, ifMatch, body: { id_rib } });
  expect(mended.status).toBe(200);
  expect((await read(agent)).body).toMatchObject({
    pret: { nombre: 1, engagements: { montant: 2000 } },
    ecartees: [],
  });
  const made = await make(agent, params.service);
  expect([made.status, made.body.nombre]).toEqual([201, 1]);
  const [line] = lines(readCsv((await take(agent, made.body.id)).bytes.toString()));
  expect(line).toMatchObject({
    Type: 'Engagement juridique',
    'N° Dossier Compte Asso': id_fo,
    IBAN: 'FR7610278089770002054310181',
    Montant: '2000,00',
  });
});

test('what was paid before it left is not sent to be paid again', async () => {
  const { agent, service, move } = await anOrdered();
  await move('pay', versement);
  // Somebody committed it elsewhere to pay it: it is not committed again either.
  expect((await read(agent)).body.lignes).toEqual([]);
  expect((await make(agent, service)).problem.code).toBe('transfert.rien-a-envoyer');
});

test('a payment that names its commitment is drawn on it: only the payment leaves', async () => {
  const { ask, move, world, params } = await aGranted(portal);
  const agent = await aCollegue(portal.db, world, 'responsable');
  await ask(800);
  await move('take');
  await move('order', { engagement: 'EJ 2100054321' });
  const { body } = await read(agent);
  expect(body.lignes.map(({ type, montant }) => [type, montant])).toEqual([['paiement', 800]]);
  expect((await make(agent, params.service)).body).toMatchObject({ nombre: 1, montant: 0 });
});

test('lines are chosen, and what changed since they were read does not leave', async () => {
  const { agent, service, move } = await anOrdered();
  const lignes = (await read(agent)).body.lignes;
  const [accord, paiement] = [lignes[0]?.cle ?? '', lignes[1]?.cle ?? ''];
  expect((await make(agent, service, [accord])).body).toMatchObject({ nombre: 1, montant: 2000 });
  expect((await read(agent)).body.lignes.map(({ cle }) => cle)).toEqual([paiement]);
  const again = await make(agent, service, [accord, paiement]);
  expect([again.status, again.problem.code]).toEqual([409, 'transfert.lignes-changees']);
  await move('pay', versement);
  expect((await make(agent, service, [paiement])).problem.code).toBe('transfert.rien-a-envoyer');
});

test('a lot is undone until somebody takes it: its lines are ready again, and its number stays', async () => {
  const { agent, membre, service } = await anOrdered();
  const { id, numero } = (await make(agent, service)).body;
  expect((await read(agent)).body.lots[0]?.rights).toEqual({ undo: true });
  expect((await undo(membre, id)).problem.code).toBe('transfert.non-responsable');
  expect((await undo(agent, id)).body).toMatchObject({ numero, envoi: 'defait' });
  const { body } = await read(agent);
  expect([body.pret.nombre, body.lots.map(({ envoi }) => envoi)]).toEqual([2, ['defait']]);
  expect((await take(agent, id)).problem.code).toBe('transfert.lot-parti');
  expect((await undo(agent, id)).problem.code).toBe('transfert.lot-parti');
  const second = (await make(agent, service)).body.id;
  await take(membre, second);
  expect((await read(agent)).body.lots[0]?.rights).toEqual({ undo: false });
  expect((await undo(agent, second)).problem.code).toBe('transfert.lot-parti');
});

test('a member of the service reads what is ready, and who answers for it makes the lots', async () => {
  const { agent, membre, service } = await anOrdered();
  const seen = (await read(membre)).body;
  expect([seen.pret.nombre, seen.rights.make, (await read(agent)).body.rights.make]).toEqual([
    2,
    false,
    true,
  ]);
  const refused = await make(membre, service);
  expect([refused.status, refused.problem.code]).toEqual([403, 'transfert.non-responsable']);
  expect((await make(agent, service)).status).toBe(201);
});

test('a year is chosen', async () => {
  const { agent } = await anOrdered();
  expect((await read(agent, { exercice: 2026 })).body.pret.nombre).toBe(0);
  expect((await read(agent, { exercice: 2027 })).body.pret.nombre).toBe(2);
});

test('another service reads and makes nothing of it; an administrator of its territory does', async () => {
  const { world, agent, service } = await anOrdered();
  const admin = (territoire: string | null) =>
    anActor({ id: agent.id, roles: ['rds.admin'], role: 'rds.admin', territoire });
  const { autreAgent } = world;
  for (const as of [autreAgent, admin('30')]) {
    expect((await read(as, { service })).problem.code).toBe('transfert.service-introuvable');
    expect((await make(as, service)).problem.code).toBe('transfert.service-introuvable');
  }
  for (const role of ['lca.association', 'lca.admin', 'rds.appli_admin', 'osiris.appli_admin']) {
    expect([role, (await read({ ...agent, role, roles: [role] })).status]).toEqual([role, 403]);
  }
  expect((await read(admin('13'), { service })).body.pret.nombre).toBe(2);
  const { id } = (await make(agent, service)).body;
  for (const as of [autreAgent, admin('30')]) {
    expect((await take(as, id)).problem.code).toBe('transfert.lot-introuvable');
    expect((await send(as, id)).problem.code).toBe('transfert.lot-introuvable');
  }
  expect((await take(admin(null), id)).status).toBe(200);
  expect((await send(agent, id)).problem.code).toBe('transfert.non-relie');
});

test('who made and took a file is in the history, without an account number', async () => {
  const { agent, service, world } = await anOrdered();
  const { id } = (await make(agent, service)).body;
  await take(agent, id);
  const acts = await listHistory(portal.db, { objet: 'lot-transfert', id_objet: id }, { limit: 5 });
  expect(acts.map(({ action }) => action)).toEqual(['chorus.telecharger', 'chorus.lot']);
  expect(JSON.stringify(acts)).not.toContain(world.iban);
  expect(portal.logLines().join('')).not.toContain(world.iban);
});
