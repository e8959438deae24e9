import type { Actor } from '@asso/domain/compte/actor';
import type { AvantApres } from '@asso/domain/identifiants/avant-apres';
import type { Changes } from '@asso/domain/kernel/changes';
import { auDepart, departAvec } from '@asso/domain/kernel/depart';
import type { Db, Tx } from '../platform/db/database.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { keepValeurs, openLigne } from '../platform/history/historique-valeurs.sql.ts';
import { type HistoryEntry, writeHistory } from '../platform/history/history.sql.ts';
import { type Answer, type Refused, refusal } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';

type Ligne = { id: string; code: string; numero: number | null; campagne_exercice: number | null };

/**
 * A campaign and an agrément are two kinds of one published form: a draft, numbered versions that never change, and
 * dossiers that keep the version they were begun on. An `Offre` says what differs from one kind to the other.
 */
export type Offre<R extends Ligne> = {
  /** The name of the object in the history; `mot` begins the name of its acts there (« agrement.delete »). */
  objet: string;
  mot: string;
  /** Returns undefined when the form does not exist, or is outside the territory that the actor administers. */
  find: (db: Db, actor: Actor, key: string) => Promise<R | undefined>;
  lock: (trx: Tx, id: string) => Promise<unknown>;
  /** Locks the versions of the form, so that nobody can begin a dossier on one of them meanwhile. */
  lockVersions: (trx: Tx, id: string) => Promise<unknown>;
  hasDossiers: (row: R) => boolean;
  remove: (trx: Tx, row: R, at: Date) => Promise<unknown>;
  inconnue: Refused;
  /** The code of the problem told when dossiers keep the form from being deleted. */
  dossiers: string;
};

type Target = { actor: Actor; key: string };

/** Locks the form and reads it again, so that two people who change or publish it do so one after the other. */
export async function lockOffre<R extends Ligne>(
  kind: Offre<R>,
  trx: Tx,
  { actor, key }: Target,
): Promise<R | undefined> {
  const seen = await kind.find(trx, actor, key);
  if (!seen) return undefined;
  await kind.lock(trx, seen.id);
  return kind.find(trx, actor, seen.id);
}

/** Marks the form as deleted; its rows stay, so that what was published and its history can be read again. */
export const deleteOffre = <R extends Ligne>(
  { db, clock }: Platform,
  kind: Offre<R>,
  { actor, key }: Target,
): Promise<Answer<{ id: string }>> =>
  inTransaction(db, async (trx) => {
    const seen = await kind.find(trx, actor, key);
    if (!seen) return kind.inconnue;
    await kind.lockVersions(trx, seen.id);
    const row = await lockOffre(kind, trx, { actor, key: seen.id });
    if (!row) return kind.inconnue;
    if (kind.hasDossiers(row)) return refusal({ code: kind.dossiers });
    const at = clock.now();
    await kind.remove(trx, row, at);
    await noteActe(kind, trx, { row, by: actor, at, acte: 'delete', from: row.code });
    return { ok: true, value: { id: row.id } };
  });

type Acte = { row: Pick<Ligne, 'id'>; by: Actor; at: Date };
type Fait = { acte: string } & Pick<HistoryEntry, 'from' | 'to' | 'details' | 'valeurs'>;

type Nomme = Pick<Offre<never>, 'objet' | 'mot'>;

export const noteActe = (
  { objet, mot }: Nomme,
  trx: Tx,
  { row, by, at, acte, ...fait }: Acte & Fait,
): Promise<void> => writeHistory(trx, { objet, id_objet: row.id, by, at, action: `${mot}.${acte}`, ...fait });

type Publiee = { numero: number; campagne_exercice: number };

/** Writes a publication to the history, from which version, if there was one, to which. */
export const notePublication = (
  kind: Nomme,
  trx: Tx,
  { row, publiee, ...acte }: Acte & { row: Ligne; publiee: Publiee } & Pick<Fait, 'details' | 'valeurs'>,
): Promise<void> =>
  noteActe(kind, trx, {
    ...acte,
    row,
    acte: 'publish',
    from: row.numero === null ? null : `${row.campagne_exercice}, version ${row.numero}`,
    to: `${publiee.campagne_exercice}, version ${publiee.numero}`,
  });

type Annuel = { campagne_exercice?: string | number | null };

/** Writes to the history, as an act of its own, that the draft of what is published is now that of another year. */
export async function noteExercice(
  kind: Nomme,
  trx: Tx,
  { avant, apres, ...acte }: Acte & { row: Ligne; avant: Annuel; apres: Annuel },
): Promise<void> {
  const [from, to] = [avant.campagne_exercice, apres.campagne_exercice];
  if (acte.row.numero === null || from === to || !isAnnee(from) || !isAnnee(to)) return;
  await noteActe(kind, trx, { ...acte, acte: 'exercice', from: String(from), to: String(to) });
}

/** A year that is being typed is none yet. */
const isAnnee = (value: Annuel['campagne_exercice']): boolean => typeof value === 'number' && value >= 2000;

type Ecrit<V> = {
  changes: Changes;
  avant: V;
  apres: V;
  /** The title of the section in which the field at a path is edited; a field without one is not told. */
  rubriqueOf: (path: string) => string | undefined;
  /** Compares two drafts in the words of their form. */
  compare: (avant: V, apres: V) => Promise<AvantApres[]>;
};

/**
 * Writes a save of the draft to the history, once for each section that it changed, with the fields that this person
 * has changed there within the hour.
 */
export async function noteRubriques<V extends object>(
  { objet }: Nomme,
  trx: Tx,
  { row, by, at, changes, avant, apres, rubriqueOf, compare }: Acte & Ecrit<V>,
): Promise<void> {
  const placed = Object.keys(changes).flatMap((path) => {
    const section = rubriqueOf(path);
    return section === undefined ? [] : [{ section, path }];
  });
  for (const [section, fields] of Map.groupBy(placed, (one) => one.section)) {
    const { id, depart } = await openLigne(trx, { objet, id_objet: row.id, by, at, section });
    const paths = fields.map(({ path }) => path);
    const since = departAvec(depart, avant, paths);
    const valeurs = await compare(auDepart(apres, since), apres);
    await keepValeurs(trx, { id, depart: since, valeurs, at });
  }
}
