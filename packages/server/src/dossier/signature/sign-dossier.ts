import type { ASigner, Signe } from '@asso/contract/dossier/signature.schemas';
import type { Actor } from '@asso/domain/compte/actor';
import { shortIntitule } from '@asso/domain/dossier/dossier.words';
import { findSignataire } from '@asso/domain/dossier/signature/signature.rules';
import { withElision } from '@asso/domain/identifiants/elision';
import type { Coffre } from '../../compte/coffre.ts';
import { notify } from '../../notification/notify.ts';
import type { Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { type Answer, refusal } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { type DossierRow, findDossier, touchDossier } from '../dossier.sql.ts';
import { allowed, dossierRightsOn, inaccessibleRefusal } from '../dossier-access.ts';
import { kindsOfDossiers } from '../dossier-kinds.ts';
import { dossierObjet, nommeRow } from '../tell-dossier.ts';
import { prepareEnvoi } from '../transmission/recepisse.ts';
import type { DossierToSign } from './a-signer-lu.ts';
import { trace } from './ask-signature.ts';
import { confirm, isCodeTried } from './code-signature.ts';
import { findCompteSignataire } from './compte-signataire.ts';
import { empreinteSignee } from './empreinte-signee.ts';
import {
  closedProblem,
  type Held,
  holdDemande,
  type Nommee,
  signatureIntrouvable,
  toDesignation,
} from './held-demande.ts';
import { nameSignataire } from './nom-signataire.ts';
import { makePreuve, preuveTrace } from './preuve-signature.ts';
import { findDemande, updateDemande } from './signature.sql.ts';
import { aSignerView } from './signature-view.ts';

/**
 * Reads the request, for the person who is asked to sign or for a colleague who may open the dossier; to anybody else
 * the request does not exist.
 */
export async function readDossierToSign(
  { db, clock }: Platform,
  { actor, nommee }: { actor: Actor; nommee: Nommee },
): Promise<Answer<ASigner>> {
  const designation = toDesignation(nommee);
  const demande = designation && (await findDemande(db, designation));
  const row = demande && (await findDossier(db, demande.id_dossier));
  if (!row || !dossierRightsOn(actor, row).consult) return signatureIntrouvable;
  const isParLien = nommee.jeton !== undefined;
  const value = await aSignerView(db, { demande, row, actor, now: clock.now(), isParLien });
  return { ok: true, value, version: value.version };
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
): Promise<Answer<Signe>> {
  const { actor, nommee, empreinte, code } = signing;
  const tried = await isCodeTried(platform, signing);
  if (tried) return refusal(tried);
  return inTransaction(platform.db, async (trx): Promise<Answer<Signe>> => {
    const held = await holdDemande(platform, trx, { actor, nommee });
    if (!held.ok) return held;
    const { row, demande, at } = held.value;
    const kind = kindsOfDossiers.of(row.genre);
    const lu = await kind.aSigner(trx, row, at);
    if (demande.etat === 'signee') return signeOf(trx, row.id, { actor, lu });
    const closed = closedProblem(held.value);
    if (closed) return refusal(closed);
    const found = allowed(actor, row, 'transmit');
    if (!found.ok) return found;
    const signataire = findSignataire(lu.complet);
    if (signataire?.id !== demande.id_signataire)
      return refusal({ code: 'dossier.signature-sans-signataire' });
    if (empreinteSignee(lu.parts).empreinte !== empreinte)
      return refusal({ code: 'dossier.signature-changee' });
    const confirmed = await confirm(trx, coffre, {
      ...held.value,
      code,
      isParLien: nommee.jeton !== undefined,
    });
    if (!confirmed.ok) return confirmed;
    // What bound the account may have gone since it was asked.
    const lie = await findCompteSignataire(trx, { row, signataire, demandeur: demande.par, now: at });
    if (!lie.ok) return lie;
    if (lie.value.compte.id !== actor.id)
      return refusal({
        code: 'dossier.signature-non-prouve',
        params: { de_nom: withElision(nameSignataire(signataire)) },
      });
    const preuve = await makePreuve(trx, { row, lu, signataire, lie: lie.value, par: confirmed.value, at });
    await updateDemande(trx, demande.id, {
      etat: 'signee',
      repondue_le: at,
      preuve: JSON.stringify(preuve),
      code: null,
      code_expire_le: null,
    });
    await certify(trx, row, { lieu: preuve.lieu, actor, at });
    await trace(trx, row, { actor, at, action: 'signature.signe', to: preuveTrace(preuve) });
    await tellPreparer(platform, trx, { ...held.value, actor, isSigned: true, mot: '' });
    const certified = await findDossier(trx, row.id);
    if (!certified) throw new Error('a dossier that is held has gone');
    const sent = await kind.transmit(platform, trx, { one: certified, actor, at });
    return sent.ok ? signeOf(trx, row.id, { actor, lu }) : sent;
  });
}

type Reader = { actor: Actor; lu: DossierToSign };

/** Answers a signature with its sending, as it was written. */
async function signeOf(trx: Tx, id: string, { actor, lu }: Reader): Promise<Answer<Signe>> {
  const row = await findDossier(trx, id);
  if (!row) return inaccessibleRefusal;
  const envoi = await prepareEnvoi(trx, row, actor);
  if (!envoi.ok) return envoi;
  const { id_fo, instructions } = envoi.value.row;
  const value = {
    id_fo,
    transmis_le: envoi.value.at.toISOString(),
    services: instructions.map(({ nom_service }) => nom_service),
    suites: [...lu.suites(envoi.value.at, instructions.length)],
  };
  return { ok: true, value, version: row.version };
}

/**
 * Writes what the person certifies where the form itself writes it, so that one rule checks it and one PDF shows it.
 */
const certify = (
  trx: Tx,
  row: DossierRow,
  { lieu, actor, at }: { lieu: string; actor: Actor; at: Date },
): Promise<number> =>
  touchDossier(
    trx,
    { id: row.id, by: actor.id, at },
    { tete: { ...row.tete, attestation: { ...(row.tete.attestation ?? {}), lieu, certifie: true } } },
  );

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
    if (words === '') return refusal({ code: 'dossier.signature-mot', field: 'mot' });
    const { row, demande, at } = held.value;
    const written = await updateDemande(trx, demande.id, { etat: 'refusee', repondue_le: at, mot: words });
    await trace(trx, row, { actor, at, action: 'signature.changement', why: words });
    await tellPreparer(platform, trx, { ...held.value, actor, isSigned: false, mot: words });
    const isParLien = nommee.jeton !== undefined;
    return { ok: true, value: await aSignerView(trx, { demande: written, row, actor, now: at, isParLien }) };
  });

type Told = Held & { actor: Actor; isSigned: boolean; mot: string };

async function tellPreparer(platform: Platform, trx: Tx, { row, demande, actor, isSigned, mot }: Told) {
  const who = nameSignataire(actor);
  const nom = shortIntitule(nommeRow(row));
  await notify(platform, trx, {
    kind: 5,
    variante: 'acces',
    to: [demande.par],
    objet: dossierObjet(row),
    id_association: row.id_association,
    params: {
      fait: isSigned ? `${who} l’a signé et transmis` : `${who} demande un changement avant de signer`,
    },
    mail: isSigned
      ? {
          subject: `Signé et transmis : ${nom}`,
          phrase: `${who} a signé et transmis ce dossier.`,
          text: 'Il est arrivé. Vous suivez la suite depuis le dossier.',
        }
      : {
          subject: `Changement demandé : ${nom}`,
          phrase: `${who} demande un changement avant de signer : « ${mot} »`,
          text: 'Rien n’est transmis. Changez le dossier, puis demandez de nouveau la signature.',
        },
  });
}
