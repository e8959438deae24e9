import { randomBytes } from 'node:crypto';
import type { SignatureView } from '@asso/contract/dossier/signature.schemas';
import type { Actor } from '@asso/domain/compte/actor';
import {
  etatSignature,
  etatsSignature,
  findSignataire,
  type Signataire,
  signatureExpiry,
  signatureProblems,
} from '@asso/domain/dossier/signature/signature.rules';
import { pageSigner } from '@asso/domain/dossier/signature/signature-attendue.words';
import { hashToken } from '../../compte/session/tokens.ts';
import { notify } from '../../notification/notify.ts';
import type { Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { writeHistory } from '../../platform/history/history.sql.ts';
import { type Answer, refusal } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { type DossierRow, findDossier, lockDossier } from '../dossier.sql.ts';
import { allowed, inaccessibleRefusal } from '../dossier-access.ts';
import { kindsOfDossiers } from '../dossier-kinds.ts';
import { addPartages } from '../partage/partage.sql.ts';
import { dossierObjet } from '../tell-dossier.ts';
import { findCompteSignataire, isStillSignataire } from './compte-signataire.ts';
import { empreinteSignee } from './empreinte-signee.ts';
import { nameSignataire } from './nom-signataire.ts';
import { signatureMail } from './signature.mail.ts';
import {
  type CompteSignataire,
  type DemandeRow,
  findDerniereDemande,
  insertDemande,
  lockDemande,
  readPersonne,
  updateDemande,
} from './signature.sql.ts';
import { signatureView } from './signature-view.ts';
import { tellRetiree } from './tell-retiree.ts';

type Asked = { actor: Actor; key: string };

/**
 * Asks the signataire named in the dossier to sign it: writes the request and a line of history, and sends a notice and
 * one e-mail.
 */
export const askSignature = (platform: Platform, { actor, key }: Asked): Promise<Answer<SignatureView>> =>
  inTransaction(platform.db, async (trx) => {
    const found = allowed(actor, await lockDossier(trx, key), 'transmit');
    if (!found.ok) return found;
    const row = found.value;
    const at = platform.clock.now();
    const aSigner = await kindsOfDossiers.of(row.genre).aSigner(trx, row, at);
    const signataire = findSignataire(aSigner.complet);
    if (!signataire)
      return refusal({ code: 'dossier.signature-sans-signataire', field: 'demandeur.id_signataire' });
    const [first, ...others] = signatureProblems(aSigner.manques);
    if (first) return refusal(first, ...others);
    const lie = await findCompteSignataire(trx, { row, signataire, demandeur: actor.id, now: at });
    if (!lie.ok) return lie;
    const { compte } = lie.value;
    if (compte.id === actor.id) return refusal({ code: 'dossier.signature-soi-meme' });
    const last = await findDerniereDemande(trx, row.id);
    const isAwaited = last && etatSignature(last, at) === 'demandee';
    if (isAwaited && (await isStillSignataire(trx, { row, signataire, demande: last, now: at })))
      return refusal({ code: 'dossier.signature-demandee' });
    if (last?.etat === 'demandee') await updateDemande(trx, last.id, { etat: 'retiree', repondue_le: at });
    const jeton = randomBytes(32).toString('base64url');
    const demande = await insertDemande(trx, {
      id_dossier: row.id,
      id_signataire: signataire.id,
      id_utilisateur: compte.id,
      par: actor.id,
      jeton: hashToken(jeton),
      demandee_le: at,
      envoyee_le: at,
      expire_le: signatureExpiry(at),
      revision: row.version,
      empreinte: empreinteSignee(aSigner.parts).empreinte,
    });
    await openTo(trx, row, { compte, actor, at });
    await trace(trx, row, { actor, at, action: 'signature.demande', to: nameSignataire(signataire) });
    await send(platform, trx, { row, demande, compte, actor, jeton });
    return viewAfter(platform, trx, { actor, row });
  });

type Opening = { compte: CompteSignataire; actor: Actor; at: Date };

/**
 * Shares the dossier with the person who signs, unless they take part in it already: otherwise they could not open it.
 */
async function openTo(trx: Tx, row: DossierRow, { compte, actor, at }: Opening): Promise<void> {
  if (row.created_by === compte.id || row.shared_with.includes(compte.id)) return;
  await addPartages(trx, { id_dossier: row.id, ids: [compte.id], by: actor.id, at });
  await trace(trx, row, { actor, at, action: 'dossier.partage', to: nameSignataire(compte) });
}

type Changed = Asked & { action: 'relancer' | 'retirer'; ifMatch: number };

/** Sends a new link with a new delay, to the same person, or withdraws the request. */
export const changeSignature = (
  platform: Platform,
  { actor, key, action, ifMatch }: Changed,
): Promise<Answer<SignatureView>> =>
  inTransaction(platform.db, async (trx) => {
    const found = allowed(actor, await lockDossier(trx, key), 'transmit');
    if (!found.ok) return found;
    const row = found.value;
    const last = await findDerniereDemande(trx, row.id);
    const demande = last && (await lockDemande(trx, last.id));
    if (!demande) return refusal({ code: 'dossier.signature-close', params: { etat: 'aucune demande' } });
    if (demande.version !== ifMatch) {
      return { ok: false, problems: [{ code: 'kernel.conflit' }], version: demande.version };
    }
    if (demande.etat !== 'demandee') {
      const etat = etatsSignature[demande.etat].toLowerCase();
      return refusal({ code: 'dossier.signature-close', params: { etat } });
    }
    const at = platform.clock.now();
    const compte = { id: demande.id_utilisateur, ...(await readPersonne(trx, demande.id_utilisateur)) };
    if (action === 'retirer') {
      await updateDemande(trx, demande.id, { etat: 'retiree', repondue_le: at });
      await trace(trx, row, { actor, at, action: 'signature.retrait', to: nameSignataire(compte) });
      const fait = `${nameSignataire(actor)} ne vous demande plus de le signer`;
      await tellRetiree(platform, trx, { row, demande, actor, fait });
      return viewAfter(platform, trx, { actor, row });
    }
    const { complet } = await kindsOfDossiers.of(row.genre).aSigner(trx, row, at);
    if (!(await isStillSignataire(trx, { row, signataire: findSignataire(complet), demande, now: at }))) {
      const etat = `${nameSignataire(compte)} ne peut plus signer ce dossier`;
      return refusal({ code: 'dossier.signature-close', params: { etat } });
    }
    const jeton = randomBytes(32).toString('base64url');
    const sent = await updateDemande(trx, demande.id, {
      jeton: hashToken(jeton),
      jeton_rappel: null,
      envoyee_le: at,
      expire_le: signatureExpiry(at),
      rappelee_le: null,
    });
    await trace(trx, row, { actor, at, action: 'signature.relance', to: nameSignataire(compte) });
    await send(platform, trx, { row, demande: sent, compte, actor, jeton });
    return viewAfter(platform, trx, { actor, row });
  });

async function viewAfter(
  platform: Platform,
  trx: Tx,
  { actor, row }: { actor: Actor; row: DossierRow },
): Promise<Answer<SignatureView>> {
  const after = await findDossier(trx, row.id);
  if (!after) return inaccessibleRefusal;
  const value = await signatureView(trx, after, { actor, now: platform.clock.now() });
  return { ok: true, value, ...(value.demande ? { version: value.demande.version } : {}) };
}

type Sent = { row: DossierRow; demande: DemandeRow; compte: CompteSignataire; actor: Actor; jeton: string };

/**
 * Sends the request to the signataire: the e-mail carries the link; the inbox leads to the same page, which then asks
 * for a code.
 */
async function send(
  platform: Platform,
  trx: Tx,
  { row, demande, compte, actor, jeton }: Sent,
): Promise<void> {
  await notify(platform, trx, {
    kind: 5,
    variante: 'acces',
    to: [compte.id],
    objet: { ...dossierObjet(row), lien: pageSigner(demande) },
    id_association: row.id_association,
    params: { fait: `${nameSignataire(actor)} vous demande de le signer` },
    mail: false,
  });
  const { publicUrl } = platform.config;
  await platform.mail.write(
    trx,
    signatureMail({ to: compte, dossier: row, demande, par: actor, jeton, isRappel: false, publicUrl }),
  );
}

type Traced = { actor: Actor; at: Date; action: string; to?: Signataire['nom']; why?: string };

/** Writes one line of the dossier's history. */
export const trace = (trx: Tx, row: DossierRow, { actor, at, action, to, why }: Traced): Promise<void> =>
  writeHistory(trx, {
    objet: 'dossier',
    id_objet: row.id,
    by: actor,
    at,
    action,
    to: to ?? null,
    why: why ?? null,
    details: { cote: 'association' },
  });
