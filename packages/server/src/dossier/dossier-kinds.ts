import type { AjoutDossier } from '@asso/contract/dossier/populate.schemas';
import type { Actor } from '@asso/domain/compte/actor';
import type { PointCompletude } from '@asso/domain/dossier/completude.rules';
import type { Photo } from '@asso/domain/dossier/renvoi.rules';
import type { CustomFields } from '@asso/domain/kernel/draft-schema';
import type { Draft, Fields } from '@asso/domain/kernel/fields';
import type { Problem, Result } from '@asso/domain/kernel/result';
import type { Db, Tx } from '../platform/db/database.ts';
import type { Answer } from '../platform/http/handlers.ts';
import { registered } from '../platform/registered.ts';
import type { DossierRow } from './dossier.sql.ts';

/**
 * What the common base does not know of a grant or of an accreditation. The features that know fill this registry
 * when they are built: the calls on the shared paths find their kind here.
 */
export type DossierKind = {
  genre: DossierRow['genre'];
  /** The rows of the head: what PUT may write. */
  fields: Fields;
  /** What its campaign asks in the head, read only when a save needs it. */
  customOf?: (trx: Tx, dossier: DossierRow) => Promise<CustomFields>;
  /** What the portal writes beside what was typed, as it is saved. */
  complete?: (trx: Tx, tete: Draft<Fields>) => Promise<Draft<Fields>>;
  /** Why what was chosen in the head is nothing of the association's; null when it is. */
  refusal?: (trx: Tx, dossier: DossierRow, tete: Draft<Fields>) => Promise<Problem | null>;
  /** Whether this body of POST /demande/dossiers is of this kind. */
  matches: (description: Readonly<Record<string, unknown>>) => boolean;
  /** Begins a dossier; answers its id. */
  create: (call: { actor: Actor; body: unknown }) => Promise<Answer<{ id: string }>>;
  /** Brings up to date what depends on the head (statut…), in the transaction that saved it. */
  afterSave: (
    trx: Tx,
    dossier: DossierRow,
  ) => Promise<{ statut: DossierRow['statut'] /** What may not be chosen. */; refus: readonly Problem[] }>;
  /** What makes two of them the same request, of what is asked about; undefined when something is missing. */
  cleDe: (asked: ChercheDossier) => string | undefined;
  /** What a service grants: the amounts, or the approval itself. */
  accorder: (trx: Tx, grant: Grant) => Promise<Accorde>;
  pdf: (dossier: DossierRow, actor: Actor) => Promise<Buffer>;
  /** All of it, as this person may read it, with what was asked beside it. */
  read: (dossier: DossierRow, asked: LectureDossier) => Promise<{ version: number }>;
  /** Every piece asked in it, with what is joined. */
  pieces: (dossier: DossierRow, actor: Actor) => Promise<readonly object[]>;
  /** What was asked beside it, as this person may read it. */
  populate: (
    dossier: DossierRow,
    asked: { actor: Actor; populate: readonly AjoutDossier[] },
  ) => Promise<object>;
  /** Its projects in this order, or as they stand, from 1; false when nothing moved. */
  orderProjets?: (trx: Tx, dossier: DossierRow, order: ProjetsOrder) => Promise<Result<boolean>>;
  /** All that the association fills, as it stands: kept when the dossier is sent back. */
  photo: (db: Db, dossier: DossierRow) => Promise<Photo>;
  /** What a service may find missing in it, and the zone its deadlines are in. */
  completude: (db: Db, dossier: DossierRow) => Promise<{ points: PointCompletude[]; zone: string }>;
  /** Joins the documents brought for these points; gives the name of each file, by its id. */
  joinComplements: (trx: Tx, brought: Complements) => Promise<Result<ReadonlyMap<string, string>>>;
  /** What is not transmitted and whose deadline comes in this time, the dossiers after this one. */
  aRappeler: (db: Db, search: RappelSearch) => Promise<ARappeler[]>;
};

export type LectureDossier = {
  actor: Actor;
  populate: readonly AjoutDossier[];
  /** Only these fields of each project, where it has some. */
  projectFields?: readonly string[];
};

export type ProjetsOrder = { ordre?: readonly string[]; actor: Actor; at: Date };

export type Complements = {
  dossier: DossierRow;
  pieces: readonly { point: string; uuid: string }[];
  actor: Actor;
  at: Date;
};

export type RappelSearch = { now: Date; until: Date; after: string | null; limit: number };
export type ARappeler = { id_dossier: string; echeance: Date; zone: string; jours?: readonly number[] };

/** Each kind looks at its own. */
export type ChercheDossier = {
  subvention?: string;
  sous_dispositif?: string;
  agrement?: string;
  exercice: number;
  siret: string;
  user: string;
};

/** An approval as its decree gives it; days are « YYYY-MM-DD ». */
export type AgrementAccorde = {
  numero: string;
  date_attribution: string;
  date_validite: string | null;
  /** The document of the decree. */
  arrete: string;
};

export type Grant = {
  dossier: DossierRow;
  id_service: string;
  montants: readonly { id_projet: string; annee: number; montant_accorde: number }[];
  /** More than was asked, on purpose. */
  plus_que_demande?: boolean;
  agrement?: AgrementAccorde;
  actor: Actor;
  at: Date;
};
/** Its amount, where money is granted. */
export type Accorde = Result<{ total?: number }>;

export type DossierKinds = {
  add: (kind: DossierKind) => void;
  of: (genre: DossierRow['genre']) => DossierKind;
  all: () => DossierKind[];
  /** Undefined when the body is of no kind, or of several. */
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

/** The registry of this server; the kinds are added where the features are built. */
export const kindsOfDossiers = dossierKinds();
