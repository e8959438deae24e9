import { osirisEndpoints } from '@asso/contract/transfert/osiris.endpoints';
import { sirepaEndpoints as calls } from '@asso/contract/transfert/sirepa.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { fichiersSirepa } from '@asso/domain/transfert/sirepa.rows';
import { expect, test } from 'vitest';
import { aPerson } from '../association/test/test-associations.sql.ts';
import { features } from '../features.ts';
import { aGranted, versement } from '../paiement/test/test-paiements.ts';
import { aClock } from '../platform/clock/clock.ts';
import { listHistory } from '../platform/history/history.sql.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { readCsv, readOds } from '../platform/sheet/test/test-read-sheet.ts';
import { renameAssociation, today } from '../subvention/test/test-dossiers.sql.ts';
import { anEspace, wholeFdva } from './test/test-osiris.ts';
import { aDemandeTransmise } from './test/test-sirepa.sql.ts';

const portal = await aPortal({ features, clock: aClock(today) });

const admin = await aPerson(portal.db, { roles: ['lca.admin'], role: 'lca.admin' });
const granted = await aGranted(portal);
await granted.ask(800);
await granted.move('take');
await granted.move('order', { engagement: 'EJ 21' });
await granted.move('pay', { ...versement, reference: '=1+1' });
const nom = '@SUM(A1)';
await renameAssociation(portal.db, granted.world.id_association, nom);
const demande = await aDemandeTransmise(portal.db, granted.world);

const month = { du: '2027-02-01', au: '2027-02-28' };
const read = (as: Actor, query = month) => portal.api(calls.readSirepa, { as, query });
type Fichier = 'siret' | 'paiements';
const take = (as: Actor, fichier: Fichier, format: 'csv' | 'ods' = 'csv', query = month) =>
  portal.api(calls.exportSirepa, { as, params: { fichier, format }, query });
const send = (as: Actor, fichier: Fichier, query = month) =>
  portal.api(calls.sendSirepa, { as, body: { fichier, ...query } });

const lines = (fichier: Fichier, rows: string[][]) => {
  const head = Object.values(fichiersSirepa[fichier].colonnes).map(({ label }) => label);
  expect(rows[0]?.map((label) => label.replace('\ufeff', ''))).toEqual(head);
  return rows.slice(1).map((row) => Object.fromEntries(head.map((label, n) => [label, row[n]])));
};

test('what changed in a period is counted, and is in its two files', async () => {
  expect((await read(admin)).body).toEqual({
    envoi: false,
    siret: { nombre: 1 },
    paiements: { nombre: 1, montant: 800, paye: 800 },
    lots: [],
  });
  expect(lines('paiements', readCsv((await take(admin, 'paiements')).bytes.toString()))).toEqual([
    expect.objectContaining({
      'N° Sirepa': "'=1+1",
      'N° Dossier Compte Asso': granted.id_fo,
      Association: `'${nom}`,
      SIRET: granted.world.siret,
      Nature: 'Acompte',
      Montant: '800,00',
      État: 'payé',
      'Engagement juridique (EJ)': 'EJ 21',
      'Payé le': '01/02/2027',
    }),
  ]);
  expect(lines('siret', readOds((await take(admin, 'siret', 'ods')).bytes))).toEqual([
    expect.objectContaining({ 'N° de demande': demande, Association: nom, 'Transmise le': '2027-02-01' }),
  ]);
});

test('neither file holds an account number', async () => {
  for (const fichier of ['siret', 'paiements'] as const) {
    const text = (await take(admin, fichier)).bytes.toString();
    expect(text).not.toContain(granted.world.iban.slice(-10));
  }
});

test('another period holds nothing of it, and one that ends before it begins is refused', async () => {
  const before = { du: '2027-01-01', au: '2027-01-31' };
  expect((await read(admin, before)).body).toMatchObject({ siret: { nombre: 0 }, paiements: { nombre: 0 } });
  expect(
    lines('paiements', readCsv((await take(admin, 'paiements', 'csv', before)).bytes.toString())),
  ).toEqual([]);
  const reversed = { du: '2027-02-28', au: '2027-02-01' };
  for (const reply of [
    await read(admin, reversed),
    await take(admin, 'siret', 'csv', reversed),
    await send(admin, 'siret', reversed),
  ]) {
    expect(reply.problem.code).toBe('transfert.periode');
  }
});

test('is for the administrators of the portal alone', async () => {
  const { jeanne, agent } = granted.world;
  for (const as of [jeanne, agent, { ...agent, role: 'rds.admin', roles: ['rds.admin'] }]) {
    const statuses = [
      (await read(as)).status,
      (await take(as, 'siret')).status,
      (await send(as, 'siret')).status,
    ];
    expect(statuses).toEqual([403, 403, 403]);
  }
  expect((await take(admin, 'siret')).status).toBe(200);
  const [last] = await listHistory(portal.db, { objet: 'export', id_objet: admin.id }, { limit: 1 });
  expect(last).toMatchObject({ action: 'sirepa.exporter', details: { fichier: 'siret', ...month } });
});

test('is downloaded, and not sent, where Sirepa cannot be reached', async () => {
  expect((await send(admin, 'siret')).problem.code).toBe('transfert.non-relie');
  const { nadia, admin: chef, create } = await anEspace(portal);
  await create(chef, { code: '163', libelle: 'Jeunesse', dispositifs: [wholeFdva], comptes: [nadia.id] });
  const asked = { as: nadia, params: { programme: '163' }, body: { exercice: null } };
  expect((await portal.api(osirisEndpoints.sendOsiris, asked)).problem.code).toBe('transfert.non-relie');
});
