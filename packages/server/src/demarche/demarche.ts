import type { Actor } from '@asso/domain/compte/actor';
import type { CustomFields } from '@asso/domain/kernel/draft-schema';
import type { Fields } from '@asso/domain/kernel/fields';
import type { Problem, Result } from '@asso/domain/kernel/result';
import type { Db, Tx } from '../platform/db/database.ts';
import type { Platform } from '../platform/platform.ts';

/** These types tell one procedure from another. */
export type Forme = {
  /** This names one object in a call: an id, or the place of a report in its dossier. */
  cle: unknown;
  /** This is the object as it was found, with what its rights are decided on. */
  objet: unknown;
  /** This is the object with everything that its rules read. */
  charge: unknown;
  vue: { version: number };
  corps: object;
  droit: string;
  decision: string;
  /** These are the columns that a change may write. */
  colonnes: { corps?: object };
};

export type Cote = 'demandeur' | 'service';

/** This is the part of an object that every procedure has. */
export type Tete<C> = { id: string; version: number; corps: C; modifie_par: string; modifie_le: Date };

export type Acte = { actor: Actor; at: Date };

/** `etat` is where the move leads; a `why` goes with the moves that need one. */
export type Mouvement<F extends Forme> = Acte & {
  action: F['decision'] | 'transmit';
  to: string;
  why: string | null;
};

/**
 * A procedure that has a table of its own is a row: where it is kept, who may do what, its moves and its words. How
 * it is opened, saved, sent and decided is written once, beside this file.
 */
export type Demarche<F extends Forme> = {
  /** It names the object in the history; `mot` begins the name of each of its moves there (« siret.transmit »). */
  objet: string;
  mot: string;
  fields: Fields;
  /** These problems are told to a person who sees the object and may not write it, move it, or move it without a reason. */
  refus: { ferme: string; mouvement: string; motif: string };
  tete: (one: F['objet']) => Tete<F['corps']>;
  etat: (one: F['objet']) => { code: string; libelle: string };
  /** Finds the object, locked when it will be written; refuses whoever may not know of it. */
  find: (db: Db, asked: Cherche<F>) => Promise<Result<F['objet']>>;
  rights: (actor: Actor, one: F['objet']) => Readonly<Record<F['droit'], boolean>>;
  /** Writes these columns under a new version, and answers the object as it is now. */
  touch: (tx: Tx, of: Acte & { one: F['objet'] }, changed: F['colonnes']) => Promise<F['objet']>;
  load: (db: Db, one: F['objet'], actor: Actor) => Promise<F['charge']>;
  /** Lists everything that keeps the object from being sent. */
  blockers: (loaded: F['charge']) => readonly Problem[];
  vers: (
    one: F['objet'],
    action: F['decision'] | 'transmit' | 'save',
    by: Cote,
  ) => { to: string; reason?: boolean } | null;
  /** Gives what a move writes beside its history; undefined when saving moves nothing. */
  moved: (one: F['objet'], move: Omit<Mouvement<F>, 'action'> & { action: string }) => F['colonnes'];
  tell: (platform: Platform, tx: Tx, move: Mouvement<F> & { one: F['objet'] }) => Promise<void>;
  show: (db: Db, one: F['objet'], viewer: { actor: Actor; now: Date }) => Promise<F['vue']>;
  pdf: {
    droit: F['droit'];
    draw: (vue: F['vue'], now: Date) => Promise<Buffer>;
    nom: (vue: F['vue']) => string;
  };
  /** Gives the questions that a campaign adds to the form. */
  customOf?: (tx: Tx, one: F['objet']) => Promise<CustomFields>;
  /** Refuses what was typed for a reason that the fields alone do not tell. */
  refuse?: (
    tx: Tx,
    one: F['objet'],
    saved: { actor: Actor; corps: F['corps'] },
  ) => Promise<readonly Problem[]>;
  /** Adds what the portal itself writes beside what was typed. */
  complete?: (one: F['objet'], corps: F['corps']) => Promise<F['corps']>;
  /** Does what a decision brings elsewhere; its columns are written with the move, and told in the history. */
  decide?: (
    tx: Tx,
    one: F['objet'],
    move: Acte & { action: F['decision']; body: Readonly<Record<string, unknown>> },
  ) => Promise<Result<F['colonnes']>>;
};

export type Cherche<F extends Forme> = { actor: Actor; cle: F['cle']; droit: F['droit']; isLocked: boolean };
