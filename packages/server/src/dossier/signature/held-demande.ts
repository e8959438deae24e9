// A request to sign is named by the secret of its link or by its id, and held by the person who is asked.
import type { Actor } from '@asso/domain/compte/actor';
import { etatSignature, etatsSignature } from '@asso/domain/dossier/signature/signature.rules';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { ok, type Problem, type Result, refused } from '@asso/domain/kernel/result';
import { hashToken } from '../../compte/session/tokens.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { type DossierRow, lockDossier } from '../dossier.sql.ts';
import { dossierRightsOn } from '../dossier-access.ts';
import { nameSignataire } from './nom-signataire.ts';
import {
  type DemandeRow,
  type Designation,
  findDemande,
  lockDemande,
  readPersonne,
} from './signature.sql.ts';

export type Nommee = { jeton?: string | undefined; id?: string | undefined };

export const signatureIntrouvable = refused({ code: 'dossier.signature-introuvable' });

export const toDesignation = ({ jeton, id }: Nommee): Designation | undefined =>
  jeton ? { hash: hashToken(jeton) } : id ? { id } : undefined;

export type Held = { row: DossierRow; demande: DemandeRow; at: Date };

/**
 * Locks the dossier, then the request, for the person asked to sign and nobody else. When this person acts twice at
 * once, the second act finds what the first did.
 */
export async function holdDemande(
  { clock }: Platform,
  trx: Tx,
  { actor, nommee }: { actor: Actor; nommee: Nommee },
): Promise<Result<Held>> {
  const designation = toDesignation(nommee);
  const known = designation && (await findDemande(trx, designation));
  const row = known && (await lockDossier(trx, known.id_dossier));
  const demande = known && (await lockDemande(trx, known.id));
  if (!row || !demande || !dossierRightsOn(actor, row).consult) return signatureIntrouvable;
  if (demande.id_utilisateur !== actor.id) {
    const nom = nameSignataire(await readPersonne(trx, demande.id_utilisateur));
    return refused({ code: 'dossier.signature-autre', params: { nom } });
  }
  return ok({ row, demande, at: clock.now() });
}

/** Says why nobody is awaited to sign any more; null while the signature is awaited. */
export function closedProblem({ demande, at }: Held): Problem | null {
  const etat = etatSignature(demande, at);
  if (etat === 'demandee') return null;
  return etat === 'expiree'
    ? { code: 'dossier.signature-expiree', params: { date: formatDate(demande.expire_le) } }
    : { code: 'dossier.signature-close', params: { etat: etatsSignature[etat].toLowerCase() } };
}
