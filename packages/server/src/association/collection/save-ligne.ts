import type { LigneNommee } from '@asso/contract/association/collections.endpoints';
import { type CollectionType, collections } from '@asso/domain/association/collection/collections.rows';
import {
  changeProblems,
  completeLigne,
  doubleProblem,
  findLigneEtablissement,
  frozenProblem,
  isPerEtablissement,
  ligneRefus,
} from '@asso/domain/association/collection/ligne.rules';
import type { Actor } from '@asso/domain/compte/actor';
import { type ChangeBody, readChanges } from '@asso/domain/kernel/changed-fields';
import { type Changes, changesBetween } from '@asso/domain/kernel/changes';
import type { Listes } from '@asso/domain/kernel/listes';
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import { sentDate } from '@asso/domain/referentiel/exercices.rules';
import type { Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { writeHistory, writeSave } from '../../platform/history/history.sql.ts';
import type { Refused } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { type Saved, saveFields } from '../../platform/saving/save-fields.ts';
import { readListes, refusedChoices } from '../../referentiel/listes.ts';
import { type OpenAssociation, openAssociation } from '../association-access.ts';
import { type FaitLigne, type StoredCollection, storedCollections } from './collections.ts';
import { insertLigne, isDoubled, markLigneDeleted, updateLigne } from './ligne.sql.ts';
import { etablissementProblem, openLigne, withOwnPlace } from './ligne-access.ts';
import type { LigneRow, RowOf } from './ligne-row.ts';
import { draftOfRow } from './ligne-views.ts';
import { tellLigne } from './tell-ligne.ts';

type Asked<T extends CollectionType> = { type: T; actor: Actor; id_asso: string };
export type SavedLigne<T extends CollectionType> = Result<RowOf<T>> | Refused;

type Add<T extends CollectionType> = Asked<T> & {
  value: object;
  /** Completes the sent value with what is known once the association is open. */
  prepare?: (tx: Tx, association: OpenAssociation) => Promise<Result<object>>;
  /** Writes more in the transaction of the row. */
  also?: (tx: Tx, row: RowOf<T>) => Promise<void>;
};

export const addLigne = <T extends CollectionType>(
  platform: Platform,
  { type, actor, id_asso, value, prepare, also }: Add<T>,
): Promise<SavedLigne<T>> =>
  inTransaction(platform.db, async (tx) => {
    const opened = await openAssociation(tx, { actor, id_asso }, collections[type].right);
    if (!opened.ok) return opened;
    const association = opened.value;
    const prepared = await prepare?.(tx, association);
    if (prepared && !prepared.ok) return prepared;
    const wanted = withOwnPlace(type, prepared?.value ?? value, association.acces);
    const saved = merge(type, association, { stored: {}, version: 1, changes: changesBetween({}, wanted) });
    if (!saved.ok) return saved;
    const at = platform.clock.now();
    const closed = await refusedChoices(tx, {
      fields: collections[type].fields,
      stored: {},
      value: saved.value,
      at,
    });
    if (closed) return closed;
    const kept = await toKeep(tx, { type, association, value: saved.value, at });
    if (!kept.ok) return kept;
    const added = { type, idAssociation: association.row.id, value: kept.value };
    const row = await insertLigne(tx, added, { by: actor.id, at });
    if (!row) return doubled(type);
    await writeHistory(tx, {
      ...objetOf(type, row),
      by: actor,
      at,
      action: 'ajouter',
      to: await nomOf(tx, type, row),
    });
    await also?.(tx, row);
    await suite(tx, platform, { type, association, avant: null, apres: row, by: actor });
    await announce(tx, platform, { type, association, ligne: row, fait: 'ajouter', by: actor });
    return ok(row);
  });

type Save<T extends CollectionType> = Asked<T> & { nommee: LigneNommee; body: ChangeBody; ifMatch: number };

export async function saveCollectionLigne<T extends CollectionType>(
  platform: Platform,
  save: Save<T>,
): Promise<SavedLigne<T>> {
  try {
    return await inTransaction(platform.db, (tx) => saveIn(tx, platform, save));
  } catch (error) {
    if (isDoubled(save.type, error)) return doubled(save.type);
    throw error;
  }
}

async function saveIn<T extends CollectionType>(
  tx: Tx,
  platform: Platform,
  { body, ifMatch, ...asked }: Save<T>,
): Promise<SavedLigne<T>> {
  const { type, actor } = asked;
  const opened = await openLigneToWrite(tx, asked);
  if (!opened.ok) return opened;
  const { association, ligne } = opened.value;
  const { fields } = collections[type];
  const stored = draftOfRow(fields, ligne);
  const changes = readChanges(body, { fields, stored, isPresentVersion: ifMatch === ligne.version });
  const saved = merge(type, association, { stored, version: ligne.version, changes });
  if (!saved.ok) return saved;
  if (!saved.isChanged) return ok(ligne);
  const at = platform.clock.now();
  const closed = await refusedChoices(tx, { fields, stored, value: saved.value, at });
  if (closed) return closed;
  const kept = await toKeep(tx, { type, association, stored, value: saved.value, at });
  if (!kept.ok) return kept;
  const retenue = await retenueOf(tx, type, { ligne, value: kept.value });
  if (retenue) return refused(retenue);
  const row = await write(tx, { type, ligne, value: kept.value }, { by: actor.id, at });
  if (!row) return doubled(type);
  await trace(tx, { type, from: ligne, to: row }, { by: actor, at });
  await suite(tx, platform, { type, association, avant: ligne, apres: row, by: actor });
  await announce(tx, platform, { type, association, ligne: row, fait: 'modifier', by: actor });
  return ok(row);
}

type Ligne = {
  type: CollectionType;
  association: OpenAssociation;
  /** The row as it was, absent while it is added. */
  stored?: object;
  value: AnyDraft;
  at: Date;
};

/**
 * Gives the row to keep, which may be half typed where the collection allows it. A row that names no person or no
 * account, or an establishment that is not open to the writer, is refused.
 */
async function toKeep(
  tx: Tx,
  { type, association, stored, value, at }: Ligne,
): Promise<Result<AnyDraft> | Refused> {
  const whole = completeLigne(type, value);
  const jour = sentDate(at);
  const [problem, ...others] = stored
    ? changeProblems(type, { stored, value: whole }, jour)
    : ligneRefus(type, whole, jour);
  if (problem) return { ok: false, problems: [problem, ...others] };
  const elsewhere = isPerEtablissement(type)
    ? await etablissementProblem(tx, association, findLigneEtablissement(type, whole))
    : undefined;
  if (elsewhere) return refused(elsewhere);
  const { complete }: StoredCollection = storedCollections[type];
  return ok(complete ? await complete(tx, whole) : whole);
}

/** Opens a row to write in it; a row that may only be read is refused, whoever asks. */
async function openLigneToWrite<T extends CollectionType>(tx: Tx, asked: Asked<T> & { nommee: LigneNommee }) {
  const opened = await openLigne(tx, asked);
  const problem = opened.ok ? frozenProblem(asked.type, opened.value.ligne) : null;
  return problem ? refused(problem) : opened;
}

/**
 * Changes the row; one that dossiers already sent depend on is kept for them, and a new row replaces it in the list.
 */
async function write<T extends CollectionType>(
  tx: Tx,
  { type, ligne, value }: { type: T; ligne: RowOf<T>; value: object },
  { by, at }: { by: string; at: Date },
): Promise<RowOf<T> | undefined> {
  const { isHeld }: StoredCollection = storedCollections[type];
  if (!(await isHeld?.(tx, ligne.id))) return updateLigne(tx, { type, id: ligne.id, value }, at);
  await markLigneDeleted(tx, { type, id: ligne.id }, at);
  return insertLigne(tx, { type, idAssociation: ligne.id_association, value }, { by, at });
}

export const deleteLigne = <T extends CollectionType>(
  platform: Platform,
  asked: Asked<T> & { nommee: LigneNommee },
): Promise<Result<string>> =>
  inTransaction(platform.db, async (tx) => {
    const { type, actor } = asked;
    const opened = await openLigneToWrite(tx, asked);
    if (!opened.ok) return opened;
    const { association, ligne } = opened.value;
    const retenue = await retenueOf(tx, type, { ligne, value: null });
    if (retenue) return refused(retenue);
    const at = platform.clock.now();
    await markLigneDeleted(tx, { type, id: ligne.id }, at);
    const from = await nomOf(tx, type, ligne);
    await writeHistory(tx, { ...objetOf(type, ligne), by: actor, at, action: 'retirer', from });
    await announce(tx, platform, { type, association, ligne, fait: 'retirer', by: actor });
    return ok(ligne.id);
  });

/**
 * Gives the reason why the row may not be changed into `value`, or withdrawn when it is null; null when nothing
 * depends on it.
 */
async function retenueOf(
  tx: Tx,
  type: CollectionType,
  { ligne, value }: { ligne: LigneRow; value: object | null },
) {
  const { retenue }: StoredCollection = storedCollections[type];
  return (await retenue?.(tx, ligne, value)) ?? null;
}

type Merge = { stored: object; version: number; changes: Changes };
type AnyDraft = { id_siret?: string | null };

const merge = (type: CollectionType, { acces }: OpenAssociation, { stored, version, changes }: Merge) =>
  saveFields({
    fields: collections[type].fields,
    stored,
    version,
    changes,
    hand: { rights: { ...acces.rights, edit: acces.rights[collections[type].right] }, writer: 'association' },
  }) as Saved<Record<never, never>> & { value: AnyDraft };

/** Writes that the row was saved, and the values worth keeping before and after. */
async function trace(
  tx: Tx,
  { type, from, to }: { type: CollectionType; from: LigneRow; to: LigneRow },
  { by, at }: { by: Actor; at: Date },
): Promise<void> {
  const objet = objetOf(type, to);
  await writeSave(tx, { ...objet, by, at, section: objet.objet });
  const { traced }: StoredCollection = storedCollections[type];
  const said = { modifier: (row: LigneRow) => nomOf(tx, type, row), ...traced };
  for (const [action, saidOf] of Object.entries(said)) {
    const [before, after] = await Promise.all([saidOf(from), saidOf(to)]);
    if (before !== after) await writeHistory(tx, { ...objet, by, at, action, from: before, to: after });
  }
}

type Written = { type: CollectionType; association: OpenAssociation; by: Actor } & Record<'apres', LigneRow> &
  Record<'avant', LigneRow | null>;

/** Does what the writing of the row entails, where its collection says something. */
async function suite(tx: Tx, platform: Platform, { type, association, ...written }: Written): Promise<void> {
  const { ecrite }: StoredCollection = storedCollections[type];
  await ecrite?.(tx, platform, { ...written, association: association.row });
}

type Announced = {
  type: CollectionType;
  association: OpenAssociation;
  ligne: LigneRow;
  fait: FaitLigne;
  by: Actor;
};

async function announce(tx: Tx, platform: Platform, { association, ...told }: Announced): Promise<void> {
  const nom = await nomOf(tx, told.type, told.ligne);
  await tellLigne(tx, platform, { ...told, association: association.row, nom });
}

const doubled = (type: CollectionType) => {
  const problem = doubleProblem(type);
  if (!problem) throw new Error(`two rows of ${type} cannot be told apart`);
  return refused(problem);
};

const objetOf = (type: CollectionType, { id }: LigneRow) => ({
  objet: storedCollections[type].objet,
  id_objet: id,
});

/** Gives the name of the row with the current labels of the lists; only an agrément takes its name from one. */
async function nomOf(tx: Tx, type: CollectionType, row: LigneRow): Promise<string | null> {
  const listes = type === 'agrements' ? await readListes(tx, ['agrements-types']) : {};
  const nom: (ligne: never, listes: Listes) => string | null = collections[type].nom;
  // The columns of a row have the names of its fields.
  return nom(row as never, listes);
}
