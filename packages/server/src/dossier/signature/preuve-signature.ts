// The proof of a signature, alike whether the person signs by the link or by transmitting it themself.

import { randomBytes } from 'node:crypto';
import type { PreuveSignature } from '@asso/contract/dossier/signature.schemas';
import type { Actor } from '@asso/domain/compte/actor';
import { isServiceRole } from '@asso/domain/compte/roles.rules';
import type { CompteLie } from '@asso/domain/dossier/signature/compte-signataire.rules';
import { sayPreuve } from '@asso/domain/dossier/signature/qui-signe.words';
import {
  type ConfirmationSignature,
  confirmations,
  findSignataire,
  parseSignatureLieu,
  type Signataire,
} from '@asso/domain/dossier/signature/signature.rules';
import { withElision } from '@asso/domain/identifiants/elision';
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import { hashToken } from '../../compte/session/tokens.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { DossierRow } from '../dossier.sql.ts';
import { kindsOfDossiers } from '../dossier-kinds.ts';
import type { DossierToSign } from './a-signer-lu.ts';
import { trace } from './ask-signature.ts';
import { findCompteSignataire } from './compte-signataire.ts';
import { empreinteSignee } from './empreinte-signee.ts';
import { nameSignataire, sayFonctionSignataire } from './nom-signataire.ts';
import {
  closeDemande,
  findSignatureDate,
  insertDemande,
  readCommune,
  updateDemande,
} from './signature.sql.ts';
import { tellRetiree } from './tell-retiree.ts';

type Signing = {
  row: DossierRow;
  lu: DossierToSign;
  signataire: Signataire;
  lie: CompteLie;
  par: ConfirmationSignature;
  at: Date;
};

export async function makePreuve(
  trx: Tx,
  { row, lu, signataire, lie, par, at }: Signing,
): Promise<PreuveSignature> {
  const { compte, lien } = lie;
  return {
    nom: nameSignataire(signataire),
    fonction: sayFonctionSignataire(signataire, lu),
    qualite: signataire.qualite,
    lieu: parseSignatureLieu(lu.lieu, await readCommune(trx, row.id_association)),
    le: at.toISOString(),
    confirmation: par,
    lib_confirmation: confirmations[par],
    revision: row.version,
    empreinte: empreinteSignee(lu.parts).empreinte,
    compte: { id: compte.id, nom: nameSignataire(compte), courriel: compte.email, lien: lien.dit },
  };
}

/** Says a proof in one line of the history. */
export const preuveTrace = (preuve: PreuveSignature): string =>
  `${preuve.nom}, ${preuve.fonction}, à ${preuve.lieu}, confirmé ${sayPreuve(preuve)}`;

type Leaving = { row: DossierRow; actor: Actor; at: Date };

/**
 * Writes, when a dossier leaves, whether the person named as its signatory signed it: by the link just before, by
 * transmitting it with their own account, or not at all, which an edition may refuse.
 */
export async function noteSignature(
  platform: Platform,
  trx: Tx,
  { row, actor, at }: Leaving,
): Promise<Result<null>> {
  if (await findSignatureDate(trx, row.id, at)) return ok(null);
  const lu = await kindsOfDossiers.of(row.genre).aSigner(trx, row, at);
  const signataire = findSignataire(lu.complet);
  const lie =
    signataire && (await findCompteSignataire(trx, { row, signataire, demandeur: actor.id, now: at }));
  // A signature that was asked and did not come is awaited no more.
  const demande = await closeDemande(trx, row.id, at);
  const fait = `${nameSignataire(actor)} l’a transmis sans votre signature`;
  if (demande) await tellRetiree(platform, trx, { row, demande, actor, fait });
  if (signataire && lie?.ok && lie.value.compte.id === actor.id) {
    const preuve = await makePreuve(trx, { row, lu, signataire, lie: lie.value, par: 'session', at });
    await keepPreuve(trx, { row, actor, at, preuve, signataire });
    return ok(null);
  }
  if (lu.isExigee && !isServiceRole(actor.role)) {
    const nom = signataire ? nameSignataire(signataire) : 'la personne qui signe';
    return refused({ code: 'dossier.signature-exigee', params: { de_nom: withElision(nom) } });
  }
  await trace(trx, row, { actor, at, action: 'signature.sans' });
  return ok(null);
}

type Kept = Leaving & { preuve: PreuveSignature; signataire: Signataire };

async function keepPreuve(trx: Tx, { row, actor, at, preuve, signataire }: Kept): Promise<void> {
  const { id } = await insertDemande(trx, {
    id_dossier: row.id,
    id_signataire: signataire.id,
    id_utilisateur: actor.id,
    par: actor.id,
    // Nobody ever holds this link: the person has already signed.
    jeton: hashToken(randomBytes(32).toString('base64url')),
    demandee_le: at,
    envoyee_le: at,
    expire_le: at,
    revision: row.version,
    empreinte: preuve.empreinte,
  });
  await updateDemande(trx, id, { etat: 'signee', repondue_le: at, preuve: JSON.stringify(preuve) });
  await trace(trx, row, { actor, at, action: 'signature.signe', to: preuveTrace(preuve) });
}
