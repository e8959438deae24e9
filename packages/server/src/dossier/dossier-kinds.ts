import type { AjoutDossier } from '@asso/contract/dossier/populate.schemas';
import type { Actor } from '@asso/domain/compte/actor';
import type { PointCompletude } from '@asso/domain/dossier/completude/completude.rules';
import type { Photo } from '@asso/domain/dossier/renvoi.rules';
import type { ChangeBody } from '@asso/domain/kernel/changed-fields';
import type { Result } from '@asso/domain/kernel/result';
import type { Db, Tx } from '../platform/db/database.ts';
import type { Answer } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { registered } from '../platform/registered.ts';
import type { DossierRow } from './dossier.sql.ts';
import type { DossierToSign } from './signature/a-signer-lu.ts';
import type { RecepisseDessine } from './transmission/recepisse.pdf.ts';
import type { RecepisseEnvoi } from './transmission/recepisse.ts';

/** What a reading needs of the server. */
export type DossierReading = Pick<Platform, 'db' | 'clock'>;

/**
 * Each kind of dossier, subvention or agrément, tells here how the calls that all kinds share are done for it.
 * `dossierKind` makes it with the procedure from one description; the feature of each kind adds it to the registry below
 * when it is built.
 */
export type DossierKind = {
  genre: DossierRow['genre'];
  /** Saves the head of a dossier that the caller has locked. */
  saveTete: (
    trx: Tx,
    dossier: DossierRow,
    save: SaveTete,
  ) => Promise<Answer<{ tete: unknown; version: number }>>;
  /** Tells whether this body of POST /demande/dossiers is of this kind. */
  matches: (description: Readonly<Record<string, unknown>>) => boolean;
  /** Begins a dossier and answers its id. */
  create: (platform: Platform, call: { actor: Actor; body: unknown }) => Promise<Answer<{ id: string }>>;
  /** Gives the statut of the dossier from its head and its pieces as they are now. */
  statutNow: (trx: Tx, dossier: DossierRow, at: Date) => Promise<DossierRow['statut']>;
  /** Gives the key that two dossiers share when they are the same request; undefined when part of it is missing. */
  cleOf: (asked: ChercheDossier) => string | undefined;
  /** Writes what a service grants: the amounts, or the agrément itself. */
  accorder: (platform: Platform, trx: Tx, grant: Grant) => Promise<Accorde>;
  drawPdf: (reading: DossierReading, dossier: DossierRow, actor: Actor) => Promise<Buffer>;
  /** Gives what the receipt of this sending says. */
  recepisse: (
    reading: DossierReading,
    dossier: DossierRow,
    sent: { envoi: RecepisseEnvoi; actor: Actor },
  ) => Promise<RecepisseDessine>;
  /** Gives the whole dossier as this person may read it, with the additions that were asked for. */
  read: (reading: DossierReading, dossier: DossierRow, asked: LectureDossier) => Promise<{ version: number }>;
  /** Lists every piece that the dossier asks for, with what is joined to it. */
  listPieces: (reading: DossierReading, dossier: DossierRow, actor: Actor) => Promise<readonly object[]>;
  /** Gives the additions that were asked for beside the dossier, as this person may read them. */
  populate: (
    reading: DossierReading,
    dossier: DossierRow,
    asked: { actor: Actor; populate: readonly AjoutDossier[] },
  ) => Promise<object>;
  /** Gives everything the association has filled so far, kept when the dossier is sent back. */
  photo: (db: Db, dossier: DossierRow) => Promise<Photo>;
  /** Lists the points that a service may find missing, and the time zone of the dossier's deadlines. */
  completude: (
    db: Db,
    dossier: DossierRow,
    now: Date,
  ) => Promise<{ points: PointCompletude[]; zone: string }>;
  /**
   * Joins the documents that the association brought for the missing points; returns the name of each file by its id.
   */
  joinComplements: (trx: Tx, brought: Complements) => Promise<Result<ReadonlyMap<string, string>>>;
  /** Lists the dossiers that are not transmitted and whose deadline falls in this period, after the given dossier. */
  aRappeler: (db: Db, search: RappelSearch) => Promise<ARappeler[]>;
  /** Gives what the signatory of the dossier reads and certifies. */
  aSigner: (db: Db, dossier: DossierRow, now: Date) => Promise<DossierToSign>;
  /** Transmits a dossier that the caller has locked, by the rule of transmission of its kind. */
  transmit: (
    platform: Platform,
    trx: Tx,
    sent: { one: DossierRow; actor: Actor; at: Date },
  ) => Promise<Result<DossierRow>>;
};

export type LectureDossier = {
  actor: Actor;
  populate: readonly AjoutDossier[];
  /** The fields of each project to keep, where the dossier has projects; all of them when absent. */
  projectFields?: readonly string[];
};

export type SaveTete = {
  actor: Actor;
  body: ChangeBody;
  ifMatch: number;
  at: Date;
  /** When given, the projects are put in order too: as `ordre` lists them, or in their present order without it. */
  order?: { ordre?: readonly string[] };
};

export type Complements = {
  dossier: DossierRow;
  pieces: readonly { point: string; uuid: string }[];
  actor: Actor;
  at: Date;
};

export type RappelSearch = { now: Date; until: Date; after: string | null; limit: number };
export type ARappeler = { id_dossier: string; echeance: Date; zone: string; jours?: readonly number[] };

/** The parts of a uniqueness key: each kind of dossier reads only the fields that concern it. */
export type ChercheDossier = {
  subvention?: string;
  sous_dispositif?: string;
  agrement?: string;
  exercice: number;
  siret: string;
  user: string;
};

/** An agrément as its arrêté states it; days are « YYYY-MM-DD ». */
export type AgrementAccorde = {
  numero: string;
  date_attribution: string;
  date_validite: string | null;
  /** The id of the document that holds the arrêté. */
  arrete: string;
};

export type Grant = {
  dossier: DossierRow;
  id_service: string;
  montants: readonly { id_projet: string; annee: number; montant_accorde: number }[];
  /** The service confirms that it grants more than was asked. */
  plus_que_demande?: boolean;
  agrement?: AgrementAccorde;
  actor: Actor;
  at: Date;
};
/** `total` is the amount in euros, when money is granted; `precisions` is what the e-mail of the decision adds. */
export type Accorde = Result<{ total?: number; precisions?: string }>;

export type DossierKinds = {
  add: (kind: DossierKind) => void;
  of: (genre: DossierRow['genre']) => DossierKind;
  all: () => DossierKind[];
  /** Returns undefined when the body matches no kind, or several. */
  matching: (description: Readonly<Record<string, unknown>>) => DossierKind | undefined;
};

function dossierKinds(): DossierKinds {
  const kinds = registered(new Map<string, DossierKind>());
  return {
    add: (kind) => void kinds.set(kind.genre, kind),
    of: (genre) => {
      const kind = kinds.get(genre);
      if (!kind) throw new Error(`no dossier kind « ${genre} » was registered`);
      return kind;
    },
    all: () => [...kinds.values()],
    matching: (description) => {
      const found = [...kinds.values()].filter((kind) => kind.matches(description));
      return found.length === 1 ? found[0] : undefined;
    },
  };
}

/** The registry of the server: each feature adds its kind to it when it is built. */
export const kindsOfDossiers = dossierKinds();
