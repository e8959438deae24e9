import { isLigneComplete } from '@asso/domain/association/collection/collections.rows';
import type { Actor } from '@asso/domain/compte/actor';
import { isLu, partRead } from '@asso/domain/dossier/dossier.rights';
import { isUuid } from '@asso/domain/identifiants/uuid';
import { type Result, refused } from '@asso/domain/kernel/result';
import type { Emetteur } from '@asso/domain/paiement/demande-paiement.states';
import { emetteurOf } from '@asso/domain/paiement/paiement.rights';
import { type Argent, argentOf } from '@asso/domain/paiement/paiement.rules';
import type { Campagne } from '@asso/domain/subvention/campagne.rules';
import type { DossierSubvention } from '@asso/domain/subvention/dossier-subvention.fields';
import { type RibRow, readRibs } from '../association/collection/rib.sql.ts';
import type { DossierRow, InstructionRow } from '../dossier/dossier.sql.ts';
import { allowed, inaccessible, refOf } from '../dossier/dossier-access.ts';
import type { Db } from '../platform/db/database.ts';
import { findPinnedVersion } from '../subvention/dossier-subvention.sql.ts';
import { findContenu } from '../subvention/subvention.sql.ts';
import { listPaiementsOf, type PaiementRow } from './paiement.sql.ts';

/** The part of one service in a dossier, and the side on which this person acts there. */
export type Place = { dossier: DossierRow; instruction: InstructionRow; emetteur: Emetteur | null };

/** Finds the part of a service in a dossier, and refuses it to a person who may not read the dossier or that part. */
export function placeOf(actor: Actor, row: DossierRow | undefined, service: string): Result<Place> {
  const found = allowed(actor, row, 'consult');
  if (!found.ok) return found;
  const dossier = found.value;
  if (dossier.genre !== 'subvention') return inaccessible;
  const ref = refOf(dossier);
  const instruction = dossier.instructions.find((one) => one.id_service_instructeur === service);
  if (!instruction || !isLu(partRead(actor, ref), { id_service: service })) {
    return refused({ code: 'dossier.service-introuvable' });
  }
  return { ok: true, value: { dossier, instruction, emetteur: emetteurOf(actor, ref, instruction) } };
}

/** Everything that the rules of payments need. */
export type Situation = Place & {
  campagne: Campagne;
  paiements: PaiementRow[];
  argent: Argent;
  /** The account of the dossier, if it can receive money. */
  rib: RibRow | null;
};

export async function situationOf(db: Db, place: Place): Promise<Situation> {
  const { dossier, instruction } = place;
  const [paiements, rib, campagne] = await Promise.all([
    listPaiementsOf(db, instruction),
    ribOf(db, dossier),
    findPinnedVersion(db, dossier.id).then((version) => findContenu(db, version)),
  ]);
  return { ...place, campagne, paiements, argent: argentOf(instruction.montant_accorde, paiements), rib };
}

export async function ribOf(
  db: Db,
  { tete, id_association }: Pick<DossierRow, 'tete' | 'id_association'>,
): Promise<RibRow | null> {
  const id = (tete as DossierSubvention).demandeur?.id_rib;
  if (typeof id !== 'string' || !isUuid(id)) return null;
  const [rib] = await readRibs(db, [id]);
  return rib && rib.id_association === id_association && isLigneComplete('ribs', rib) ? rib : null;
}

/** Gives the columns of an account that are copied onto a payment. */
export const compteOf = ({ titulaire, iban, bic }: RibRow) => ({ titulaire, iban, bic });
