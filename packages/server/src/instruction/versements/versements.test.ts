import type { LigneAVerser } from '@asso/contract/instruction/versements.endpoints';
import { expect, test } from 'vitest';
import { features } from '../../features.ts';
import { leaveRib } from '../../paiement/test/test-paiements.sql.ts';
import { aClock } from '../../platform/clock/clock.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { leaveYears, today } from '../../subvention/test/test-dossiers.sql.ts';
import { setCrf, setRappel } from '../test/test-versements.sql.ts';
import { aPayeur } from '../test/test-versements.ts';

const portal = await aPortal({ features, clock: aClock(today) });
const payeur = await aPayeur(portal, [1000, 1000, 2000, 2000, 500, 1000]);
const { world, dossiers, rankOf, ask, aVerser, verses, comptesRendus } = payeur;

await ask(1, 400);
await ask(2, 2000, ['take']);
await ask(3, 2000, ['take', 'order']);
await ask(4, 500, ['take', 'order', 'pay']);
await ask(5, 400, ['take', 'order', 'pay']);
await ask(5, 600);
// The report of 2025 was due on 30 June 2026.
await leaveYears(portal.db, dossiers[5]?.id_fo ?? '', { exercice: 2025, exercice_fin: 2025 });

const said = (ligne: LigneAVerser) => [
  rankOf(ligne.id_fo),
  ligne.etat,
  ligne.nature,
  ligne.montant,
  ligne.groupe,
  ligne.retenue?.phrase ?? ligne.permis,
  ligne.acte,
];
const byRank = (a: (string | number | null)[], b: (string | number | null)[]) =>
  Number(a[0]) - Number(b[0]) || Number(a[1] === null) - Number(b[1] === null);

test('a line is a payment that waits or what nobody asked for, with what allows it or holds it back', async () => {
  const { body } = await aVerser();
  expect(body.items.map(said).toSorted(byRank)).toEqual([
    [0, null, 'totalite', 1000, 'retenu', 'À demander par l’association', 'ouvrir'],
    [1, '1', 'acompte', 400, 'a-venir', 'Accord du 01/02/2027', 'take'],
    [1, null, 'solde', 600, 'retenu', 'À demander par l’association', 'ouvrir'],
    [2, '2', 'totalite', 2000, 'a-venir', 'Accord du 01/02/2027', 'order'],
    [3, '3', 'totalite', 2000, 'a-venir', 'Accord du 01/02/2027', 'pay'],
    [5, '1', 'solde', 600, 'retenu', 'Compte rendu 2025 en retard', 'relancer'],
  ]);
  expect(body.items.slice(3).every(({ groupe }) => groupe === 'retenu')).toBe(true);
  expect(body.groupes).toEqual([
    { groupe: 'a-venir', nombre: 3, montant: 4400 },
    { groupe: 'retenu', nombre: 3, montant: 2200 },
  ]);
  expect(body.items[0]).toMatchObject({
    nom: 'Former nos arbitres',
    association: 'Les Voisins de la rue Haute',
  });
});

test('each list is counted on all of them, as it is read', async () => {
  const [due, paid, reports] = await Promise.all([aVerser(), verses(), comptesRendus()]);
  const onglets = { a_verser: 6, verses: 2, comptes_rendus: 1 };
  expect([due.body.onglets, paid.body.onglets, reports.body.onglets]).toEqual([onglets, onglets, onglets]);
  expect([due.body.total, paid.body.total, reports.body.total]).toEqual([6, 2, 1]);
});

test('what was paid comes with its day, its reference and the ends of its account', async () => {
  const { items, montant } = (await verses()).body;
  expect(items.map(({ id_fo, ...one }) => [rankOf(id_fo), one.montant, one.nature])).toEqual([
    [5, 400, 'acompte'],
    [4, 500, 'totalite'],
  ]);
  expect(items[0]).toMatchObject({
    paye_le: '2027-02-01',
    reference: 'B-2027-118',
    iban_masque: expect.stringMatching(/^FR76.*0353$/),
  });
  expect(montant).toBe(900);
});

test('a report that is due says whether it was begun and what it holds back, and no more', async () => {
  const [due] = (await comptesRendus()).body.items;
  expect(due).toMatchObject({
    exercice: 2025,
    crf: null,
    groupe: 'retard',
    lib_etat: 'L’association ne l’a pas encore commencé.',
    retient: 600,
    rappels: 0,
  });
});

test('a report that was sent is to be read before the others, one sent back is the association’s turn', async () => {
  const crf = { id_dossier: dossiers[5]?.id ?? '', exercice: 2025 };
  const first = async () => {
    const [due] = (await comptesRendus()).body.items;
    return due && [due.groupe, due.crf !== null, due.lib_etat];
  };
  const solde = async () => {
    const line = (await aVerser()).body.items.find(({ id_fo }) => rankOf(id_fo) === 5);
    return line && [line.retenue?.phrase ?? line.permis, line.retenue?.crf != null, line.acte];
  };
  await setCrf(portal.db, { ...crf, id_etat: 2 });
  await setRappel(portal.db, { ...crf, jours: -15, envoye_le: new Date('2026-07-15T09:00:00Z') });
  expect(await first()).toEqual(['retard', false, 'L’association le remplit.']);
  expect((await comptesRendus()).body.items[0]).toMatchObject({
    rappels: 1,
    rappele_le: '2026-07-15T09:00:00.000Z',
  });
  await setCrf(portal.db, { ...crf, id_etat: 4 });
  expect(await first()).toEqual(['a-lire', true, 'À vous : lisez-le, puis recevez-le ou renvoyez-le.']);
  expect(await solde()).toEqual(['Compte rendu 2025 à lire', true, 'lire']);
  await setCrf(portal.db, { ...crf, id_etat: 3 });
  expect(await first()).toEqual(['renvoye', true, 'Renvoyé : l’association le corrige.']);
  expect(await solde()).toEqual(['Compte rendu 2025 renvoyé', true, 'relancer']);
  await setCrf(portal.db, { ...crf, id_etat: 5 });
  expect(await first()).toBeUndefined();
  expect(await solde()).toEqual(['Compte rendu 2025 reçu', false, 'take']);
  await setCrf(portal.db, { ...crf, id_etat: 1 });
});

test('the list is read by pages, both ways, each line once', async () => {
  const first = (await aVerser({ limit: 4 })).body;
  const second = (await aVerser({ limit: 4, cursor: first.next ?? '' })).body;
  expect([first.items.length, second.items.length, second.next]).toEqual([4, 2, null]);
  expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(6);
  const back = (await aVerser({ limit: 4, cursor: second.previous ?? '' })).body;
  expect(back.items).toEqual(first.items);
  const paid = (await verses({ limit: 1 })).body;
  expect((await verses({ limit: 1, cursor: paid.next ?? '' })).body.items).toHaveLength(1);
  expect((await aVerser({ cursor: 'n’importe quoi' })).status).toBe(400);
});

test('words, groups and who follows narrow the list; its sums follow', async () => {
  const numero = dossiers[3]?.id_fo ?? '';
  expect((await aVerser({ searchQuery: numero })).body.items.map(said)).toHaveLength(1);
  expect((await aVerser({ searchQuery: 'introuvable' })).body.items).toEqual([]);
  expect((await verses({ searchQuery: dossiers[4]?.id_fo })).body.items).toHaveLength(1);
  expect((await comptesRendus({ searchQuery: numero })).body.items).toEqual([]);
  const kept = (await aVerser({ groupes: ['retenu'] })).body;
  expect([kept.total, kept.groupes]).toEqual([3, [{ groupe: 'retenu', nombre: 3, montant: 2200 }]]);
  expect((await aVerser({ suivi: 'moi' })).body.total).toBe(0);
});

test('the lists of a service are its own', async () => {
  for (const list of [aVerser, verses, comptesRendus]) {
    expect((await list({}, world.jeanne)).status).toBe(403);
    expect((await list({}, world.autreAgent)).codes).toEqual(['instruction.introuvable']);
  }
});

test('without a whole account, nothing that follows it goes on; what is put in payment does', async () => {
  await leaveRib(portal.db, dossiers[2]?.id ?? '');
  const lines = (await aVerser()).body.items;
  expect(
    lines
      .map(said)
      .toSorted(byRank)
      .map(([rank, etat, , , , why]) => [rank, etat, why]),
  ).toEqual([
    [0, null, 'RIB manquant ou incomplet'],
    [1, '1', 'RIB manquant ou incomplet'],
    [1, null, 'RIB manquant ou incomplet'],
    [2, '2', 'RIB manquant ou incomplet'],
    [3, '3', 'Accord du 01/02/2027'],
    [5, '1', 'RIB manquant ou incomplet'],
  ]);
});
