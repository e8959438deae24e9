import { randomInt, timingSafeEqual } from 'node:crypto';
import type { ASigner, PreuveSignature } from '@asso/contract/subvention/signature.schemas';
import type { Actor } from '@asso/domain/compte/actor';
import { intituleOf } from '@asso/domain/dossier/dossier.words';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { ok, type Problem, type Result, refused } from '@asso/domain/kernel/result';
import {
  codeSignatureExpireLe,
  confirmationOf,
  confirmations,
  etatSignature,
  etatsSignature,
  lieuDeSignature,
  signataireOf,
} from '@asso/domain/subvention/signature/signature.rules';
import type { Coffre } from '../../compte/coffre.ts';
import { findSecondFacteur } from '../../compte/second-facteur/second-facteur.sql.ts';
import { spendCode } from '../../compte/second-facteur/second-facteur.ts';
import { hashOf } from '../../compte/session/tokens.ts';
import { transmitDemarche } from '../../demarche/open-and-move.ts';
import { type DossierRow, findDossier, lockDossier, touchDossier } from '../../dossier/dossier.sql.ts';
import { allowed, rightsOn } from '../../dossier/dossier-access.ts';
import { nommeOf, objetOf } from '../../dossier/tell-dossier.ts';
import type { Recepisse } from '../../dossier/transmission/recepisse.ts';
import { notify } from '../../notification/notify.ts';
import type { Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { type Answer, refusal } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { demarcheSubvention } from '../demarche-subvention.ts';
import { type Loaded, loadDossier } from '../load-dossier.ts';
import { answerRecepisse, readRecepisse } from '../transmission/recepisse.ts';
import { trace } from './ask-signature.ts';
import { empreinteSignee } from './empreinte-signee.ts';
import { codeSignatureMail } from './signature.mail.ts';
import {
  type DemandeRow,
  type Designation,
  findDemande,
  lockDemande,
  readCommune,
  readPersonne,
  takeEssai,
  updateDemande,
} from './signature.sql.ts';
import { aSignerView, fonctionSaid, nomSaid } from './signature-view.ts';

export type Nommee = { jeton?: string | undefined; id?: string | undefined };

const introuvable = refused({ code: 'subvention.signature-introuvable' });

const designationOf = ({ jeton, id }: Nommee): Designation | undefined =>
  jeton ? { hash: hashOf(jeton) } : id ? { id } : undefined;

/**
 * Reads the request, for the person who is asked to sign or for a colleague who may open the dossier; to anybody else
 * the request does not exist.
 */
export async function readASigner(
  { db, clock }: Platform,
  { actor, nommee }: { actor: Actor; nommee: Nommee },
): Promise<Answer<ASigner>> {
  const designation = designationOf(nommee);
  const demande = designation && (await findDemande(db, designation));
  const row = demande && (await findDossier(db, demande.id_dossier));
  if (!row || !rightsOn(actor, row).consult) return introuvable;
  const isParLien = nommee.jeton !== undefined;
  const value = await aSignerView(db, { demande, row, actor, now: clock.now(), isParLien });
  return { ok: true, value, version: value.version };
}

type Held = { row: DossierRow; demande: DemandeRow; at: Date };

/**
 * Locks the dossier, then the request, for the person asked to sign and nobody else. When this person acts twice at
 * once, the second act finds what the first did.
 */
async function holdDemande(
  { clock }: Platform,
  trx: Tx,
  { actor, nommee }: { actor: Actor; nommee: Nommee },
): Promise<Result<Held>> {
  const designation = designationOf(nommee);
  const known = designation && (await findDemande(trx, designation));
  const row = known && (await lockDossier(trx, known.id_dossier));
  const demande = known && (await lockDemande(trx, known.id));
  if (!row || !demande || !rightsOn(actor, row).consult) return introuvable;
  if (demande.id_utilisateur !== actor.id) {
    const nom = nomSaid(await readPersonne(trx, demande.id_utilisateur));
    return refused({ code: 'subvention.signature-autre', params: { nom } });
  }
  return ok({ row, demande, at: clock.now() });
}

/** Says why nobody is awaited to sign any more; null while the signature is awaited. */
function closedProblem({ demande, at }: Held): Problem | null {
  const etat = etatSignature(demande, at);
  if (etat === 'demandee') return null;
  return etat === 'expiree'
    ? { code: 'subvention.signature-expiree', params: { date: formatDate(demande.expire_le) } }
    : { code: 'subvention.signature-close', params: { etat: etatsSignature[etat].toLowerCase() } };
}

type Signing = { actor: Actor; nommee: Nommee; empreinte: string; code: string | undefined };

/**
 * Signs what was shown and transmits it, in one transaction and by the one rule of transmission. Signed twice, by a
 * double press or in two tabs, it answers the same receipt and sends nothing again.
 */
export async function signDossier(
  platform: Platform,
  coffre: Coffre,
  signing: Signing,
): Promise<Answer<Recepisse>> {
  const { actor, nommee, empreinte, code } = signing;
  const tried = await isCodeTried(platform, signing);
  if (tried) return refusal(tried);
  return inTransaction(platform.db, async (trx): Promise<Answer<Recepisse>> => {
    const held = await holdDemande(platform, trx, { actor, nommee });
    if (!held.ok) return held;
    const { row, demande, at } = held.value;
    if (demande.etat === 'signee') return readRecepisse(trx, { actor, key: row.id });
    const closed = closedProblem(held.value);
    if (closed) return refusal(closed);
    const found = allowed(actor, row, { right: 'transmit', genre: 'subvention' });
    if (!found.ok) return found;
    const loaded = await loadDossier(trx, row);
    const signataire = signataireOf(loaded.complet);
    if (signataire?.id !== demande.id_signataire)
      return refusal({ code: 'subvention.signature-sans-signataire' });
    if (empreinteSignee(loaded.complet).empreinte !== empreinte)
      return refusal({ code: 'subvention.signature-changee' });
    const confirmed = await confirm(trx, coffre, {
      ...held.value,
      code,
      isParLien: nommee.jeton !== undefined,
    });
    if (!confirmed.ok) return confirmed;
    const lieu = lieuDeSignature(loaded.complet, await readCommune(trx, row.id_association));
    const preuve: PreuveSignature = {
      nom: nomSaid(signataire),
      fonction: fonctionSaid(signataire, loaded),
      qualite: signataire.qualite,
      lieu,
      le: at.toISOString(),
      confirmation: confirmed.value,
      lib_confirmation: confirmations[confirmed.value],
      revision: row.version,
      empreinte,
    };
    await updateDemande(trx, demande.id, {
      etat: 'signee',
      repondue_le: at,
      preuve: JSON.stringify(preuve),
      code: null,
      code_expire_le: null,
    });
    await certify(trx, loaded, { lieu, actor, at });
    await trace(trx, row, { actor, at, action: 'signature.signe', to: preuveSaid(preuve) });
    await tellPreparer(platform, trx, { ...held.value, actor, isSigned: true, mot: '' });
    const certified = await findDossier(trx, row.id);
    if (!certified) throw new Error('a dossier that is held has gone');
    const of = { platform, kind: demarcheSubvention };
    return answerRecepisse(await transmitDemarche(of, trx, { one: certified, actor, at }));
  });
}

/**
 * Counts a try of the code outside the transaction that follows, so that a wrong code counts even though that
 * transaction is undone. Returns the problem when no try is left, else null, also when there is no code to try.
 */
async function isCodeTried({ db }: Platform, { actor, nommee, code }: Signing): Promise<Problem | null> {
  if (!code) return null;
  const designation = designationOf(nommee);
  const demande = designation && (await findDemande(db, designation));
  if (demande?.id_utilisateur !== actor.id || demande.code === null) return null;
  return (await takeEssai(db, demande.id)) ? null : faux;
}

const faux: Problem = { code: 'subvention.signature-code', field: 'code' };

type Confirming = Held & { code: string | undefined; isParLien: boolean };

async function confirm(trx: Tx, coffre: Coffre, { demande, at, code = '', isParLien }: Confirming) {
  const id = demande.id_utilisateur;
  const hasSecondFacteur = (await findSecondFacteur(trx, id))?.actif_at != null;
  const by = confirmationOf({ hasSecondFacteur, isParLien });
  if (by === 'second-facteur' && (await spendCode(trx, coffre, { id, code, now: at }))) return refusal(faux);
  if (by === 'code-courriel' && !isCodeSent(demande, code, at)) return refusal(faux);
  return ok(by);
}

function isCodeSent({ code, code_expire_le }: DemandeRow, given: string, at: Date): boolean {
  if (code === null || code_expire_le === null || code_expire_le <= at) return false;
  return timingSafeEqual(code, hashOf(given.replaceAll(/\s/g, '')));
}

/**
 * Writes what the person certifies where the form itself writes it, so that one rule checks it and one PDF shows it.
 */
const certify = (
  trx: Tx,
  { row, complet: { tete } }: Loaded,
  { lieu, actor, at }: { lieu: string; actor: Actor; at: Date },
): Promise<number> =>
  touchDossier(
    trx,
    { id: row.id, by: actor.id, at },
    { tete: { ...tete, attestation: { ...tete.attestation, lieu, certifie: true } } },
  );

const preuveSaid = ({ nom, fonction, lieu, lib_confirmation }: PreuveSignature): string =>
  `${nom}, ${fonction}, à ${lieu}, confirmé ${lib_confirmation}`;

/** Sends a code, kept as a hash only, to the address of the person who is asked. */
export const sendCode = (
  platform: Platform,
  { actor, nommee }: { actor: Actor; nommee: Nommee },
): Promise<Answer<{ courriel: string }>> =>
  inTransaction(platform.db, async (trx) => {
    const held = await holdDemande(platform, trx, { actor, nommee });
    if (!held.ok) return held;
    const closed = closedProblem(held.value);
    if (closed) return refusal(closed);
    const { row, demande, at } = held.value;
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const written = await updateDemande(trx, demande.id, {
      code: hashOf(code),
      code_expire_le: codeSignatureExpireLe(at),
      code_essais: 0,
    });
    const to = { id: actor.id, ...(await readPersonne(trx, actor.id)) };
    await platform.mail.write(trx, codeSignatureMail({ to, dossier: row, demande: written, code }));
    return { ok: true, value: { courriel: to.email } };
  });

type Refusing = { actor: Actor; nommee: Nommee; mot: string };

/** Asks the person who prepared the dossier for a change: nothing is transmitted, and the request ends. */
export const refuseSignature = (
  platform: Platform,
  { actor, nommee, mot }: Refusing,
): Promise<Answer<ASigner>> =>
  inTransaction(platform.db, async (trx) => {
    const held = await holdDemande(platform, trx, { actor, nommee });
    if (!held.ok) return held;
    const closed = closedProblem(held.value);
    if (closed) return refusal(closed);
    const words = mot.trim();
    if (words === '') return refusal({ code: 'subvention.signature-mot', field: 'mot' });
    const { row, demande, at } = held.value;
    const written = await updateDemande(trx, demande.id, { etat: 'refusee', repondue_le: at, mot: words });
    await trace(trx, row, { actor, at, action: 'signature.changement', why: words });
    await tellPreparer(platform, trx, { ...held.value, actor, isSigned: false, mot: words });
    const isParLien = nommee.jeton !== undefined;
    return { ok: true, value: await aSignerView(trx, { demande: written, row, actor, now: at, isParLien }) };
  });

type Told = Held & { actor: Actor; isSigned: boolean; mot: string };

async function tellPreparer(platform: Platform, trx: Tx, { row, demande, actor, isSigned, mot }: Told) {
  const who = nomSaid(actor);
  const nom = intituleOf(nommeOf(row));
  await notify(platform, trx, {
    kind: 5,
    variante: 'acces',
    to: [demande.par],
    objet: objetOf(row),
    id_association: row.id_association,
    params: {
      fait: isSigned ? `${who} l’a signé et transmis` : `${who} demande un changement avant de signer`,
    },
    mail: isSigned
      ? {
          subject: `Signé et transmis : ${nom}`,
          phrase: `${who} a signé et transmis ce dossier.`,
          text: 'Le service l’a reçu. Vous suivez la suite depuis le dossier.',
        }
      : {
          subject: `Changement demandé : ${nom}`,
          phrase: `${who} demande un changement avant de signer : « ${mot} »`,
          text: 'Rien n’est transmis. Changez le dossier, puis demandez de nouveau la signature.',
        },
  });
}
