import type { Actor } from '@asso/domain/compte/actor';
import type { DossierRights } from '@asso/domain/dossier/dossier.rights';
import type { designationProblems } from '@asso/domain/dossier/representants.rules';
import type { Changes } from '@asso/domain/kernel/changes';
import type { CustomFields } from '@asso/domain/kernel/draft-schema';
import type { Fields } from '@asso/domain/kernel/fields';
import type { Problem, Result } from '@asso/domain/kernel/result';
import type { DossierRow } from '../dossier/dossier.sql.ts';
import type { DocumentChoices } from '../dossier/pieces/au-choix.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import type { Save } from '../platform/history/history.sql.ts';
import type { Platform } from '../platform/platform.ts';

/** The types that differ from one procedure to another. */
export type Forme = {
  /** Names one object in a call: an id, or the place of a report in its dossier. */
  cle: unknown;
  /** The object as it was found, with what its rights are decided on. */
  objet: unknown;
  /** The object with everything that its rules read. */
  charge: unknown;
  vue: { version: number };
  corps: object;
  droit: string;
  decision: string;
  /** The columns that a change may write. */
  colonnes: { corps?: object };
};

type Complet = Parameters<typeof designationProblems>[0];
/** Every dossier is loaded with its row, what its rules read, and what this person may choose from. */
type ChargeDossier = { row: DossierRow; complet: Complet; auChoix: DocumentChoices };

/** The types that differ from one kind of dossier to the other. */
export type FormeDossier = {
  cle: string;
  objet: DossierRow;
  charge: ChargeDossier;
  vue: { version: number };
  corps: object;
  droit: keyof DossierRights;
  decision: never;
  colonnes: { corps?: object; statut?: DossierRow['statut'] };
};

export type DemarcheCote = 'demandeur' | 'service';

/** The part of an object that every procedure has. */
export type Tete<C> = { id: string; version: number; corps: C; modifie_par: string; modifie_le: Date };

export type DemarcheActe = { actor: Actor; at: Date };

/** `to` is the state to which the move leads; a reason (`why`) goes with the moves that need one. */
export type Mouvement<F extends Forme> = DemarcheActe & {
  action: F['decision'] | 'transmit';
  to: string;
  why: string | null;
};

/**
 * A procedure is a row: where it is kept, who may do what, its form, its moves and its words. How it is opened, saved,
 * sent and decided is written once, beside this file.
 */
export type Demarche<F extends Forme> = Commun<F> & (AEtats<F> | ParInstructions<F>);

export type DemarcheAEtats<F extends Forme> = Commun<F> & AEtats<F>;

type Commun<F extends Forme> = {
  /** The name of the object in the history; `mot` begins the name of each of its moves there (« siret.transmit »). */
  objet: string;
  mot: string;
  fields: Fields;
  /**
   * The codes of the problems told to a person who sees the object but may not write it, who makes a move that its
   * state does not allow, or who gives no reason where a move needs one.
   */
  refus: { ferme: string; mouvement: string; motif: string };
  tete: (one: F['objet']) => Tete<F['corps']>;
  etat: (one: F['objet']) => { code: string; libelle: string };
  /** Finds the object, locked when it will be written; refuses whoever may not know of it. */
  find: (db: Db, asked: Cherche<F>) => Promise<Result<F['objet']>>;
  rights: (actor: Actor, one: F['objet']) => Readonly<Record<F['droit'], boolean>>;
  /** Writes these columns under a new version, and answers the object as it is now. */
  touch: (tx: Tx, of: Touche<F>, changed: F['colonnes']) => Promise<F['objet']>;
  /** `actor` is the person who chooses documents and people; without one, nothing is offered for choice. */
  load: (db: Db, one: F['objet'], given: { actor?: Actor; now: Date }) => Promise<F['charge']>;
  /** Lists everything that keeps the object from being sent. */
  blockers: (loaded: F['charge'], now: Date) => readonly Problem[];
  show: (db: Db, one: F['objet'], viewer: { actor: Actor; now: Date }) => Promise<F['vue']>;
  pdf?: {
    droit: F['droit'];
    draw: (vue: F['vue'], now: Date) => Promise<Buffer>;
    nom: (vue: F['vue']) => string;
  };
  /** Gives the questions that a campaign adds to the form. */
  customOf?: (tx: Tx, one: F['objet'], changes: Changes) => Promise<CustomFields | undefined>;
  /** Refuses what was typed for a reason that the fields alone do not tell. */
  refuse?: (
    tx: Tx,
    one: F['objet'],
    saved: DemarcheActe & { corps: F['corps'] },
  ) => Promise<readonly Problem[]>;
  /** Adds what the portal itself writes beside what was typed. */
  complete?: (tx: Tx, one: F['objet'], corps: F['corps']) => Promise<F['corps']>;
  /** Gives the columns that follow from the form and the pieces as they are now, or refuses the change. */
  suites?: (
    tx: Tx,
    one: F['objet'],
    saved: DemarcheActe & { corps: F['corps'] },
  ) => Promise<Result<F['colonnes']>>;
  pieces?: Pieces<F>;
};

export type Touche<F extends Forme> = DemarcheActe & {
  one: F['objet'];
  /** The line of history of a save, which the same statement writes. */
  note?: Save;
};

/** The documents that are joined to an object: which it asks for, and where they are kept. */
export type Pieces<F extends Forme> = {
  attendus: (loaded: F['charge']) => readonly { code: string; nature: string }[];
  auChoix: (loaded: F['charge']) => Pick<DocumentChoices, 'documents'>;
  join: (tx: Tx, one: F['objet'], piece: DemarcheActe & { code: string; uuid: string }) => Promise<unknown>;
  leave: (tx: Tx, one: F['objet'], code: string) => Promise<unknown>;
};

/** The state is a column of the object itself: it moves along a table of its own. */
type AEtats<F extends Forme> = {
  vers: (
    one: F['objet'],
    action: F['decision'] | 'transmit' | 'save',
    by: DemarcheCote,
  ) => { to: string; reason?: boolean } | null;
  /** Gives the columns that a move writes, beside its line of history. */
  moved: (one: F['objet'], move: Omit<Mouvement<F>, 'action'> & { action: string }) => F['colonnes'];
  tell: (platform: Platform, tx: Tx, move: Mouvement<F> & { one: F['objet'] }) => Promise<void>;
  /** Does what a decision brings elsewhere; its columns are written with the move, and told in the history. */
  decide?: (
    tx: Tx,
    one: F['objet'],
    move: DemarcheActe & { action: F['decision']; body: Readonly<Record<string, unknown>> },
  ) => Promise<Result<F['colonnes']>>;
};

/** The states are those of the services' instructions: sending moves them, and each service decides on its own. */
type ParInstructions<F extends Forme> = {
  send: (platform: Platform, tx: Tx, sent: DemarcheEnvoi<F>) => Promise<Result<F['objet']>>;
};

/** `stored` is the object before the person certified it with the sending itself. */
export type DemarcheEnvoi<F extends Forme> = DemarcheActe & {
  one: F['objet'];
  stored: F['objet'];
  charge: F['charge'];
};

export type Cherche<F extends Forme> = { actor: Actor; cle: F['cle']; droit: F['droit']; isLocked: boolean };
