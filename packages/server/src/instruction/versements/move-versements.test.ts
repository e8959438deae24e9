import { expect, test } from 'vitest';
import { listMailsTo } from '../../association/test/test-associations.sql.ts';
import { features } from '../../features.ts';
import { aClock } from '../../platform/clock/clock.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { leaveYears, today } from '../../subvention/test/test-dossiers.sql.ts';
import { aPayeur, bordereau } from '../test/test-versements.ts';

const portal = await aPortal({ features, clock: aClock(today) });
const ordered = ['take', 'order'] as const;

test('many are declared paid at once: each keeps its day and its reference, and its association is told', async () => {
  const { world, ask, lignesDe, enLot, paiementsOf, calls, dossiers } = await aPayeur(portal, [800, 1200]);
  await ask(0, 800, ordered);
  await ask(1, 600, ordered);
  const paid = await enLot('pay', await lignesDe('pay'), bordereau);
  expect([paid.status, paid.body]).toEqual([200, { faits: 2, montant: 1400, laisses: [] }]);
  for (const rank of [0, 1]) {
    expect((await paiementsOf(rank)).items[0]).toMatchObject({ etat: '4', ...bordereau });
  }
  const etats = await Promise.all(
    dossiers.map(async ({ id_fo }) => (await calls.read(world.jeanne, id_fo)).instructions[0]?.etat),
  );
  expect(etats).toEqual(['9', '8']);
  const mails = (await listMailsTo(portal.db, world.emails.jeanne)).filter(({ texte }) =>
    texte.includes(bordereau.reference),
  );
  expect(mails).toHaveLength(2);
});

test('pressed twice, it pays once', async () => {
  const { ask, lignesDe, enLot, paiementsOf } = await aPayeur(portal, [800]);
  await ask(0, 800, ordered);
  const lignes = await lignesDe('pay');
  const [first, again] = await Promise.all([
    enLot('pay', lignes, { ...bordereau, key: 'paye-deux-fois' }),
    enLot('pay', lignes, { ...bordereau, key: 'paye-deux-fois' }),
  ]);
  expect([first.body, again.body]).toEqual([first.body, first.body]);
  const later = await enLot('pay', lignes, bordereau);
  expect([later.body.faits, later.body.laisses.map(({ code }) => code)]).toEqual([0, ['kernel.conflit']]);
  const { items, verse } = await paiementsOf(0);
  expect([items.length, verse]).toEqual([1, 800]);
});

test('a line that is refused stays as it is, with its reason, and the others go on', async () => {
  const { ask, lignesDe, enLot, paiementsOf } = await aPayeur(portal, [800, 900, 700]);
  for (const rank of [0, 1]) await ask(rank, 500, ordered);
  await ask(2, 700, ['take']);
  const [one, two] = await lignesDe('pay');
  const [tooSoon] = await lignesDe('order');
  const others = await aPayeur(portal, [300]);
  await others.ask(0, 300, ordered);
  const [foreign] = await others.lignesDe('pay');
  if (!one || !two || !tooSoon || !foreign) throw new Error('four lines are expected');
  const done = await enLot('pay', [foreign, { ...one, version: 1 }, tooSoon, two], bordereau);
  expect([done.status, done.body.faits, done.body.montant]).toEqual([200, 1, 500]);
  expect(done.body.laisses.map(({ id_fo, code }) => [id_fo, code])).toEqual([
    [foreign.id_fo, 'dossier.inaccessible'],
    [one.id_fo, 'kernel.conflit'],
    [tooSoon.id_fo, 'paiement.mouvement-trop-tot'],
  ]);
  expect((await others.paiementsOf(0)).verse).toBe(0);
  expect((await paiementsOf(2)).items[0]?.etat).toBe('2');
});

test('what is wrong for every line is refused before any of them moves', async () => {
  const { world, ask, lignesDe, enLot, paiementsOf } = await aPayeur(portal, [800]);
  await ask(0, 800, ordered);
  const lignes = await lignesDe('pay');
  const { paye_le, reference } = bordereau;
  expect((await enLot('pay', lignes, { paye_le })).codes).toEqual(['paiement.reference']);
  expect((await enLot('pay', lignes, { paye_le: '2027-02-02', reference })).codes).toEqual(['paiement.date']);
  expect((await enLot('pay', [], bordereau)).status).toBe(400);
  expect((await enLot('pay', lignes, { ...bordereau, as: world.jeanne })).status).toBe(403);
  expect((await enLot('pay', lignes, { ...bordereau, as: world.autreAgent })).codes).toEqual([
    'instruction.introuvable',
  ]);
  expect((await paiementsOf(0)).items[0]?.etat).toBe('3');
  // The day is that of each decision at the earliest: a line alone knows its own.
  const early = await enLot('pay', lignes, { paye_le: '2027-01-31', reference });
  expect(early.body.laisses.map(({ code }) => code)).toEqual(['paiement.date']);
});

test('what nobody has to ask for is planned, put in payment and declared paid, in three acts on all', async () => {
  const campagne = { demande_paiement: 'aucune' } as const;
  const { lignesDe, enLot, aVerser, verses } = await aPayeur(portal, [800, 900], campagne);
  const faits = async (acte: 'record' | 'order' | 'pay') =>
    (await enLot(acte, await lignesDe(acte), acte === 'pay' ? bordereau : {})).body.faits;
  expect([await faits('record'), await faits('order'), await faits('pay')]).toEqual([2, 2, 2]);
  expect([(await aVerser()).body.total, (await verses()).body.montant]).toEqual([0, 1700]);
});

test('a balance that a late report holds back is left by an act on many, not by the act on its dossier', async () => {
  const { ask, aVerser, enLot, move, paiementsOf, dossiers } = await aPayeur(portal, [1000]);
  await ask(0, 400, ['take', 'order', 'pay']);
  await ask(0, 600);
  await leaveYears(portal.db, dossiers[0]?.id_fo ?? '', { exercice: 2025, exercice_fin: 2025 });
  const [held] = (await aVerser()).body.items;
  if (!held) throw new Error('a line is expected');
  const { id_fo, paiement, version, montant } = held;
  const { faits, laisses } = (await enLot('take', [{ id_fo, paiement, version, montant }])).body;
  expect([faits, laisses[0]?.code]).toEqual([0, 'paiement.retenu']);
  expect(laisses[0]?.message).toMatch(/^Compte rendu 2025 en retard/);
  expect((await move(0, 'take')).status).toBe(200);
  expect((await paiementsOf(0)).items[0]?.etat).toBe('2');
});
