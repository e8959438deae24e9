// A campaign and an agrément are two kinds of one published form: a draft, numbered versions that never change, and
// dossiers that keep the version they were begun on. An `Offre` says what differs from one kind to the other.
import type { Actor } from '@asso/domain/compte/actor';
import { toJournalChangements } from '@asso/domain/identifiants/avant-apres';
import type { Changement, ChangementWords } from '@asso/domain/identifiants/changements';
import type { Changes } from '@asso/domain/kernel/changes';
import { withDepart, withDepartValues } from '@asso/domain/kernel/depart';
import type { CustomFields } from '@asso/domain/kernel/draft-schema';
import type { Fields } from '@asso/domain/kernel/fields';
import { ok, type Problem, type Result, refused } from '@asso/domain/kernel/result';
import type { Rights } from '@asso/domain/kernel/writable';
import type { Db, Tx } from '../platform/db/database.ts';
import { keepValeurs, openLigne } from '../platform/history/historique-valeurs.sql.ts';
import { type HistoryEntry, writeHistory } from '../platform/history/history.sql.ts';
import { type Answer, type Refused, refusal } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { findService, type ServiceRow } from '../service/service.sql.ts';
import { isCodePris, lockForme, lockVersions, type TablesOffre } from './offre.sql.ts';

type Ligne = {
  id: string;
  code: string;
  code_territoire: string | null;
  numero: number | null;
  campagne_exercice: number | null;
};
type Annuel = { campagne_exercice?: number | string | null };

/** The types of a kind. `lue`, `creee` and `enregistree` are what a publication, a creation and a save answer. */
export type FormeOffre = {
  row: Ligne;
  /** What stands on the form itself, beside its draft. */
  tete: { code: string };
  valeur: Annuel;
  contenu: object;
  nouvelle: { id_service: string };
  copie: { code: string };
  lue: unknown;
  creee: unknown;
  enregistree: unknown;
};

type Acte = { actor: Actor; at: Date };
type Ecrit<F extends FormeOffre> = Acte & { row: F['row']; valeur: F['valeur']; version: number };
export type OffrePublication<F extends FormeOffre> = Ecrit<F> & {
  contenu: F['contenu'];
  campagne_exercice: number;
};
export type Neuve<F extends FormeOffre> = Pick<F, 'tete' | 'valeur'>;
type Refus = 'inconnue' | 'acte' | 'code' | 'service' | 'territoire' | 'dossiers' | 'changement';
type Reader = { actor: Actor; now: Date };

export type Offre<F extends FormeOffre> = {
  /** The name of the object in the history; `mot` begins the name of its acts there (« agrement.delete »). */
  objet: string;
  mot: string;
  tables: TablesOffre;
  fields: Fields;
  /** The code of each refusal that all kinds know. */
  refus: Record<Refus, string>;
  /** Finds one by its id or its code. */
  find: (db: Db, key: string) => Promise<F['row'] | undefined>;
  administre: (actor: Actor, territoire: string | null) => boolean;
  rights: (actor: Actor, row: F['row']) => Rights;
  /** Names its state, for the refusal of an act. */
  etat: (row: F['row']) => string;
  brouillon: (
    db: Db,
    row: F['row'],
  ) => Promise<{ valeur: F['valeur']; version: number; modifie_par: string | null; modifie_le: Date | null }>;
  /** Gives what is published in the form of a draft; null before the first publication. */
  publiee: (db: Db, row: F['row']) => Promise<F['valeur'] | null>;

  nouvelle: (body: F['nouvelle'], service: ServiceRow, at: Date) => Neuve<F>;
  copie: (row: F['row'], valeur: F['valeur'], copie: F['copie']) => Neuve<F>;
  /** Returns undefined when the code is taken. */
  insert: (trx: Tx, neuve: Neuve<F> & Acte) => Promise<string | undefined>;

  /** Adds to a draft what the portal knows. */
  complete?: (row: F['row'], valeur: F['valeur']) => F['valeur'];
  refuse?: (trx: Tx, ecrit: Ecrit<F>) => Promise<Problem | null>;
  write: (trx: Tx, ecrit: Ecrit<F>) => Promise<unknown>;

  aPublier: (row: F['row'], valeur: F['valeur'], avant: readonly CustomFields[]) => Result<F['contenu']>;
  /** Lists what keeps a publication from being made, beside what its own content says. */
  obstacles: (trx: Tx, publication: OffrePublication<F>) => Promise<Problem[]>;
  /** Writes the next version, and returns its number. */
  publish: (platform: Platform, trx: Tx, publication: OffrePublication<F>) => Promise<number>;

  /** Lists the ids that the words of a draft name. */
  services: (valeur: F['valeur']) => readonly unknown[];
  /** Titles the section in which a path is edited; a field without one is not told. */
  rubriqueOf: (path: string, valeur: F['valeur']) => string | undefined;
  changements: (avant: F['valeur'], apres: F['valeur'], noms: Noms) => Changement[];
  /** Lists the changes from what is published, whose lines have the ids of their content. */
  depuisPubliee: (
    row: F['row'],
    deux: { avant: F['valeur'] | null; apres: F['valeur'] },
    noms: Noms,
  ) => Changement[];
  /** What the history says of a new one beside its draft. */
  entete?: (tete: F['tete']) => Omit<Changement, 'rubrique'>[];

  lue: (db: Db, id: string, reader: Reader) => Promise<Answer<F['lue']>>;
  creee: (db: Db, id: string, reader: Reader) => Promise<Answer<F['creee']>>;
  enregistree: (db: Db, row: F['row'], reader: Reader) => Promise<Answer<F['enregistree']>>;
};

type Noms = Pick<ChangementWords, 'services' | 'listes'>;
export type OffreTarget = { actor: Actor; key: string };

export const refuseOffre = (
  { refus }: { refus: Record<Refus, string> },
  code: Refus,
  more: Omit<Problem, 'code'> = {},
): Refused => refusal({ code: refus[code], ...more });

/** Refuses an act that the state of the form does not allow. */
export const refuseActe = <F extends FormeOffre>(kind: Offre<F>, row: F['row']): Refused =>
  refuseOffre(kind, 'acte', { params: { etat: kind.etat(row) } });

/** Returns undefined when the form does not exist, or is outside the territory that the actor administers. */
export async function findOffre<F extends FormeOffre>(
  kind: Offre<F>,
  db: Db,
  { actor, key }: OffreTarget,
): Promise<F['row'] | undefined> {
  const row = await kind.find(db, key);
  return row && kind.administre(actor, row.code_territoire) ? row : undefined;
}

/**
 * Locks the form and reads it again, so that two people who change or publish it do so one after the other; with its
 * versions, nobody can begin a dossier meanwhile.
 */
export async function lockOffre<F extends FormeOffre>(
  kind: Offre<F>,
  trx: Tx,
  { actor, key, isWhole }: OffreTarget & { isWhole?: true },
): Promise<F['row'] | undefined> {
  const seen = await findOffre(kind, trx, { actor, key });
  if (!seen) return undefined;
  if (isWhole) await lockVersions(trx, kind.tables, seen.id);
  await lockForme(trx, kind.tables, seen.id);
  return findOffre(kind, trx, { actor, key: seen.id });
}

/** Locks the form, and refuses when this person may not do this act with it now. */
export async function holdOffre<F extends FormeOffre>(
  kind: Offre<F>,
  trx: Tx,
  { acte, ...target }: OffreTarget & { acte: string },
): Promise<{ row: F['row'] } | Refused> {
  const row = await lockOffre(kind, trx, target);
  if (!row) return refuseOffre(kind, 'inconnue');
  return kind.rights(target.actor, row)[acte] ? { row } : refuseActe(kind, row);
}

/** Refuses a code that another form has. */
export const refuseCode = async <F extends FormeOffre>(
  kind: Offre<F>,
  trx: Tx,
  { row, code }: { row: F['row']; code: string },
): Promise<Problem | null> =>
  code !== row.code && (await isCodePris(trx, kind.tables, { id: row.id, code }))
    ? { code: kind.refus.code, field: 'code', params: { code } }
    : null;

/** Finds the service that a form names; one that is closed, or outside the territory of this person, is refused. */
export async function findServiceNomme(
  { administre, refus }: Pick<Offre<FormeOffre>, 'administre' | 'refus'>,
  trx: Tx,
  { actor, key }: OffreTarget,
): Promise<Result<ServiceRow>> {
  const field = 'id_service';
  const service = await findService(trx, key);
  if (!service || service.locked) return refused({ code: refus.service, field });
  return administre(actor, service.code_territoire)
    ? ok(service)
    : refused({ code: refus.territoire, field });
}

type Nomme = Pick<Offre<FormeOffre>, 'objet' | 'mot'>;
type Note = Acte & { row: Pick<Ligne, 'id'> };
type Fait = { acte: string } & Pick<HistoryEntry, 'from' | 'to' | 'details' | 'valeurs'>;

export const noteActe = (
  { objet, mot }: Nomme,
  trx: Tx,
  { row, actor: by, at, acte, ...fait }: Note & Fait,
): Promise<void> => writeHistory(trx, { objet, id_objet: row.id, by, at, action: `${mot}.${acte}`, ...fait });

type Save<V> = Note & {
  row: Ligne;
  changes: Changes;
  avant: V;
  apres: V;
  compare: (avant: V, apres: V) => Changement[];
};

/**
 * Writes a save of the draft to the history: once for each section that it changed, with the fields that this person
 * has changed there within the hour. That the draft of what is published is now that of another year is an act of its
 * own.
 */
export async function noteSave<V extends Annuel>(
  kind: Nomme & { rubriqueOf: (path: string, valeur: V) => string | undefined },
  trx: Tx,
  { row, actor, at, changes, avant, apres, compare }: Save<V>,
): Promise<void> {
  const [from, to] = [avant.campagne_exercice, apres.campagne_exercice];
  if (row.numero !== null && from !== to && isAnnee(from) && isAnnee(to)) {
    await noteActe(kind, trx, { row, actor, at, acte: 'exercice', from: String(from), to: String(to) });
  }
  const placed = Object.keys(changes).flatMap((path) => {
    const section = kind.rubriqueOf(path, apres);
    return section === undefined ? [] : [{ section, path }];
  });
  for (const [section, fields] of Map.groupBy(placed, (one) => one.section)) {
    const line = { objet: kind.objet, id_objet: row.id, by: actor, at, section };
    const { id, depart } = await openLigne(trx, line);
    const paths = fields.map(({ path }) => path);
    const since = withDepart(depart, avant, paths);
    const valeurs = toJournalChangements(compare(withDepartValues(apres, since), apres));
    await keepValeurs(trx, { id, depart: since, valeurs, at });
  }
}

/** A year that is being typed is none yet. */
const isAnnee = (value: Annuel['campagne_exercice']): boolean => typeof value === 'number' && value >= 2000;
