import type { EtatInstruction } from '@asso/domain/dossier/instruction.states';
import { localParts } from '@asso/domain/identifiants/dates-affichees';
import { jourMs } from '@asso/domain/identifiants/durees';
import { expect, test } from 'vitest';
import { inTransaction } from '../platform/db/transaction.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import {
  addInstruction,
  aStatistiquesWorld,
  type Comptee,
  changeDepartement,
  changeExercice,
  type InstructionLigne,
  listComptees,
  moveTo,
  spoilTotal,
} from './test/test-instructions.sql.ts';
import { checkTotaux, foldAll } from './totaux.job.ts';
import { countEcarts, foldMouvements, readTotaux, rebuildTotaux, type TotauxAsked } from './totaux.sql.ts';

const { db } = await aPortal();
const monde = await aStatistiquesWorld(db);

/** Draws numbers that are always the same, so that a run that fails can be repeated. */
function aHasard(seed: number) {
  let state = seed;
  const next = (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
  return { next, of: <T>(list: readonly T[]): T => list[next(list.length)] as T };
}

const hasard = aHasard(20_270_201);
const etats: EtatInstruction[] = ['A', 'B', 'C', 'D', '2', '6', '7', '8', '9', '10', '11', '12'];
const jour = () => new Date(Date.UTC(2026, hasard.next(20), 1 + hasard.next(28), hasard.next(24)));

function aMove(): Pick<InstructionLigne, 'etat' | 'demande' | 'accorde' | 'transmis_le' | 'modifie_le'> {
  const etat = hasard.of(etats);
  return {
    etat,
    demande: hasard.next(90_000) / 10,
    accorde: hasard.next(3) === 0 ? null : hasard.next(90_000) / 100,
    transmis_le: etat === 'A' || hasard.next(10) === 0 ? null : jour(),
    modifie_le: jour(),
  };
}

const aLigne = (): InstructionLigne => ({
  service: hasard.of(monde.services).id,
  association: hasard.of(monde.associations),
  campagne: hasard.of(monde.subventions).campagne,
  exercice: 2026 + hasard.next(2),
  ...aMove(),
});

/** Counts as a reader would on their fingers: one line of figures for each measure and key. */
function plainCount(rows: readonly Comptee[], { services, subvention, exercice }: TotauxAsked) {
  const counts = new Map<string, { n: number; accordes: number; demande: number; accorde: number }>();
  const add = (key: string, one: Comptee) => {
    const isGranted = ['6', '7', '8', '9', '10'].includes(one.etat);
    const before = counts.get(key) ?? { n: 0, accordes: 0, demande: 0, accorde: 0 };
    counts.set(key, {
      n: before.n + 1,
      accordes: before.accordes + (isGranted ? 1 : 0),
      demande: before.demande + Math.round(one.demande * 100),
      accorde: before.accorde + (isGranted ? Math.round((one.accorde ?? 0) * 100) : 0),
    });
  };
  for (const one of rows) {
    if (one.etat === 'B') continue;
    if (services !== null && !services.includes(one.service)) continue;
    if (subvention !== undefined && one.subvention !== subvention) continue;
    if (exercice !== undefined && one.exercice !== exercice) continue;
    add(`etat ${one.etat}`, one);
    if (one.etat === 'A') continue;
    add(`exercice ${one.exercice}`, one);
    if (subvention === undefined) add(`campagne ${one.subvention}:${one.exercice}`, one);
    add(`departement ${one.departement ?? ''}`, one);
    if (one.transmis_le) add(`transmis ${moisOf(one.transmis_le)}`, one);
    if (one.decide_le) add(`decide ${moisOf(one.decide_le)}`, one);
    if (one.decide_le && one.premier_envoi_le) {
      const jours = Math.min(3650, Math.max(0, dayNumber(one.decide_le) - dayNumber(one.premier_envoi_le)));
      add(`delai ${jours}`, one);
    }
  }
  return Object.fromEntries(counts);
}

const parts = (at: Date) => localParts(at, 'Europe/Paris');
const moisOf = (at: Date): string => `${parts(at).year}-${parts(at).month}`;
const dayNumber = (at: Date): number =>
  Date.UTC(Number(parts(at).year), Number(parts(at).month) - 1, Number(parts(at).day)) / jourMs;

async function totaux(asked: TotauxAsked) {
  const read = await readTotaux(db, asked);
  const lignes = [...read].flatMap(([mesure, figures]) => figures.map((one) => ({ mesure, ...one })));
  return Object.fromEntries(
    lignes.map(({ mesure, cle, n, accordes, demande, accorde }) => [
      `${mesure} ${cle}`,
      { n, accordes, demande: Math.round(demande * 100), accorde: Math.round(accorde * 100) },
    ]),
  );
}

async function expectPlain() {
  const rows = await listComptees(db);
  const [one, other] = monde.services.map(({ id }) => id);
  for (const services of [null, [one ?? ''], [other ?? ''], [one ?? '', other ?? '']]) {
    for (const subvention of [undefined, monde.subventions[0]?.id]) {
      for (const exercice of [undefined, 2026]) {
        const asked = { services, subvention, exercice };
        expect(await totaux(asked), JSON.stringify(asked)).toEqual(plainCount(rows, asked));
      }
    }
  }
  expect(await countEcarts(db)).toBe(0);
}

test('totals are what plain counting gives after any moves, made at once, folded or not, or counted anew meanwhile', async () => {
  const ids: string[] = await Promise.all(
    Array.from({ length: 25 }, () => addInstruction(db, monde, aLigne())),
  );
  await expectPlain();
  for (let round = 0; round < 6; round++) {
    const moves = Array.from({ length: 18 }, (_, rank) => aStep(rank, ids));
    await Promise.all([
      ...moves.map((move) => move()),
      inTransaction(db, foldMouvements),
      ...(round % 2 === 0 ? [] : [inTransaction(db, rebuildTotaux)]),
    ]);
    await expectPlain();
  }
  await foldAll(db);
  await expectPlain();
});

/**
 * Gives one of the ways in which a figure changes; moving an association also changes the figures of its dossiers.
 */
function aStep(rank: number, ids: string[]): () => Promise<unknown> {
  const id = hasard.of(ids);
  if (rank % 9 === 0) {
    const [association, code] = [hasard.of(monde.associations), hasard.of(['13', '2A', '974'])];
    return () => inTransaction(db, (trx) => changeDepartement(trx, association, code));
  }
  if (rank % 9 === 1) {
    const exercice = 2026 + hasard.next(2);
    return () => inTransaction(db, (trx) => changeExercice(trx, id, exercice));
  }
  if (rank % 9 === 2) {
    const ligne = aLigne();
    return async () => void ids.push(await addInstruction(db, monde, ligne));
  }
  const move = aMove();
  return () => inTransaction(db, (trx) => moveTo(trx, id, move));
}

test('what is undone with its transaction is in no figure', async () => {
  const before = await totaux({ services: null });
  const id = await addInstruction(db, monde, { ...aLigne(), etat: 'D' });
  const after = await totaux({ services: null });
  expect(after).not.toEqual(before);
  const failed = inTransaction(db, async (trx) => {
    await moveTo(trx, id, { ...aMove(), etat: '11' });
    throw new Error('cut');
  });
  await expect(failed).rejects.toThrow('cut');
  expect(await totaux({ services: null })).toEqual(after);
});

test('a total that went wrong is found by the check, and mended', async () => {
  await foldAll(db);
  await spoilTotal(db);
  expect(await checkTotaux(db)).toBe(1);
  expect(await checkTotaux(db)).toBe(0);
  await expectPlain();
});
