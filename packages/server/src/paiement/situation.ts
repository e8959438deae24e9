import { isLigneComplete } from '@asso/domain/association/collection/collections.rows';
import type { Actor } from '@asso/domain/compte/actor';
import { isReadable, readablePart } from '@asso/domain/dossier/dossier.rights';
import { isUuid } from '@asso/domain/identifiants/uuid';
import { type Result, refused } from '@asso/domain/kernel/result';
import type { Emetteur } from '@asso/domain/paiement/demande-paiement.states';
import { findEmetteur } from '@asso/domain/paiement/paiement.rights';
import { type Argent, computeArgent } from '@asso/domain/paiement/paiement.rules';
import type { Campagne } from '@asso/domain/subvention/campagne.rules';
import type { DossierSubvention } from '@asso/domain/subvention/dossier-subvention.fields';
import { type RibRow, readRibs } from '../association/collection/rib.sql.ts';
import type { DossierRow, InstructionRow } from '../dossier/dossier.sql.ts';
import { allowed, dossierRef, inaccessibleRefusal } from '../dossier/dossier-access.ts';
import type { Db } from '../platform/db/database.ts';
import { findPinnedVersion } from '../subvention/dossier-subvention.sql.ts';
import { findContenu } from '../subvention/subvention.sql.ts';
import { listInstructionPaiements, type PaiementRow } from './paiement.sql.ts';

/** The part of one service in a dossier, and the side on which this person acts there. */
export type PaiementPlace = { dossier: DossierRow; instruction: InstructionRow; emetteur: Emetteur | null };

/** Finds the part of a service in a dossier, and refuses it to a person who may not read the dossier or that part. */
export function findInstructionPlace(
  actor: Actor,
  row: DossierRow | undefined,
  service: string,
): Result<PaiementPlace> {
  const found = allowed(actor, row, 'consult');
  if (!found.ok) return found;
  const dossier = found.value;
  if (dossier.genre !== 'subvention') return inaccessibleRefusal;
  const ref = dossierRef(dossier);
  const instruction = dossier.instructions.find((one) => one.id_service_instructeur === service);
  if (!instruction || !isReadable(readablePart(actor, ref), { id_service: service })) {
    return refused({ code: 'dossier.service-introuvable' });
  }
  return { ok: true, value: { dossier, instruction, emetteur: findEmetteur(actor, ref, instruction) } };
}

/** Everything that the rules of payments need. */
export type Situation = PaiementPlace & {
  campagne: Campagne;
  paiements: PaiementRow[];
  argent: Argent;
  /** The account of the dossier, if it can receive money. */
  rib: RibRow | null;
};

export async function readSituation(db: Db, place: PaiementPlace): Promise<Situation> {
  const { dossier, instruction } = place;
  const [paiements, rib, campagne] = await Promise.all([
    listInstructionPaiements(db, instruction),
    readRib(db, dossier),
    findPinnedVersion(db, dossier.id).then((version) => findContenu(db, version)),
  ]);
  return {
    ...place,
    campagne,
    paiements,
    argent: computeArgent(instruction.montant_accorde, paiements),
    rib,
  };
}

export async function readRib(
  db: Db,
  { tete, id_association }: Pick<DossierRow, 'tete' | 'id_association'>,
): Promise<RibRow | null> {
  const id = (tete as DossierSubvention).demandeur?.id_rib;
  if (typeof id !== 'string' || !isUuid(id)) return null;
  const [rib] = await readRibs(db, [id]);
  return rib && rib.id_association === id_association && isLigneComplete('ribs', rib) ? rib : null;
}

/** Gives the columns of an account that are copied onto a payment. */
export const toComptePaiement = ({ titulaire, iban, bic }: RibRow) => ({ titulaire, iban, bic });
