import type { Actor } from '@asso/domain/compte/actor';
import type { CustomFields } from '@asso/domain/kernel/draft-schema';
import type { Fields } from '@asso/domain/kernel/fields';
import type { Tx } from '../platform/db/database.ts';
import type { Answer } from '../platform/http/handlers.ts';
import type { DossierRow } from './dossier.sql.ts';

/**
 * What the common base does not know of a grant or of an accreditation. The features that know fill this registry
 * when they are built: the calls on the shared paths find their kind here.
 */
export type DossierKind = {
  genre: DossierRow['genre'];
  /** The rows of the head: what PUT may write. */
  fields: Fields;
  customOf?: (dossier: DossierRow) => CustomFields;
  /** Whether this body of POST /demande/dossiers is of this kind. */
  matches: (description: Readonly<Record<string, unknown>>) => boolean;
  /** Begins a dossier; answers its id. */
  create: (call: { actor: Actor; body: unknown }) => Promise<Answer<{ id: string }>>;
  /** Brings up to date what depends on the head (statut…), in the transaction that saved it. */
  afterSave: (trx: Tx, dossier: DossierRow) => Promise<{ statut: DossierRow['statut'] }>;
  /** The amounts a service grants: null when they are right. */
  saveMontants: (trx: Tx, grant: Grant) => Promise<MontantsSaved>;
  pdf: (dossier: DossierRow, actor: Actor) => Promise<Buffer>;
};

export type Grant = {
  dossier: DossierRow;
  id_service: string;
  montants: readonly { id_projet: string; annee: number; montant_accorde: number }[];
};
export type MontantsSaved = { ok: true; total: number } | { ok: false; code: string };

export type DossierKinds = {
  add: (kind: DossierKind) => void;
  of: (genre: DossierRow['genre']) => DossierKind;
  /** Undefined when the body is of no kind, or of several. */
  matching: (description: Readonly<Record<string, unknown>>) => DossierKind | undefined;
};

function dossierKinds(): DossierKinds {
  const kinds = new Map<string, DossierKind>();
  return {
    add: (kind) => void kinds.set(kind.genre, kind),
    of: (genre) => {
      const kind = kinds.get(genre);
      if (!kind) throw new Error(`no dossier kind « ${genre} » was registered`);
      return kind;
    },
    matching: (description) => {
      const found = [...kinds.values()].filter((kind) => kind.matches(description));
      return found.length === 1 ? found[0] : undefined;
    },
  };
}

/** The registry of this server; the kinds are added where the features are built. */
export const kindsOfDossiers = dossierKinds();
