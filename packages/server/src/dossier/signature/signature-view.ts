import type { ASigner, DossierASigner, SignatureView } from '@asso/contract/dossier/signature.schemas';
import type { Actor } from '@asso/domain/compte/actor';
import { isServiceRole } from '@asso/domain/compte/roles.rules';
import { isOutsideDates } from '@asso/domain/dossier/dossier.rules';
import { shortIntitule } from '@asso/domain/dossier/dossier.words';
import {
  chooseConfirmation,
  type EtatSignature,
  etatSignature,
  etatsSignature,
  findSignataire,
  parseSignatureLieu,
  signatureProblems,
} from '@asso/domain/dossier/signature/signature.rules';
import { sayEngagement } from '@asso/domain/dossier/signature/signature.words';
import { findSecondFacteur } from '../../compte/second-facteur/second-facteur.sql.ts';
import type { Db } from '../../platform/db/database.ts';
import type { DossierRow } from '../dossier.sql.ts';
import { kindsOfDossiers } from '../dossier-kinds.ts';
import { nommeRow } from '../tell-dossier.ts';
import { findSigner } from '../transmission/qui-signe.ts';
import type { DossierToSign } from './a-signer-lu.ts';
import { findCompteSignataire, isStillSignataire } from './compte-signataire.ts';
import { empreinteSignee } from './empreinte-signee.ts';
import { nameSignataire, sayFonctionSignataire } from './nom-signataire.ts';
import { type DemandeRow, findDerniereDemande, readCommune, readPersonne } from './signature.sql.ts';

type Reader = { actor: Actor; now: Date };

/** Says who is to sign and how far the request has come. A service reads only the proof of what was signed. */
export async function signatureView(db: Db, row: DossierRow, { actor, now }: Reader): Promise<SignatureView> {
  const sent = await findSigner(db, row);
  const preuve = sent?.preuve ?? null;
  const envoi = sent && { par: sent.par, le: sent.le.toISOString(), isNonSigne: sent.isNonSigne };
  if (isServiceRole(actor.role)) return { signataire: null, demande: null, preuve, envoi };
  const demande = await findDerniereDemande(db, row.id);
  return {
    signataire: await signataireView(db, row, { actor, now }),
    demande: demande ? await demandeView(db, { row, demande }, { actor, now }) : null,
    preuve,
    envoi,
  };
}

async function signataireView(
  db: Db,
  row: DossierRow,
  { actor, now }: Reader,
): Promise<SignatureView['signataire']> {
  const lu = await readASignerLu(db, row, now);
  const signataire = findSignataire(lu.complet);
  if (!signataire) return null;
  const lie = await findCompteSignataire(db, { row, signataire, demandeur: actor.id, now });
  const [problem] = lie.ok ? [] : lie.problems;
  return {
    nom: nameSignataire(signataire),
    fonction: sayFonctionSignataire(signataire, lu),
    qualite: signataire.qualite,
    compte: !lie.ok ? 'aucun' : lie.value.compte.id === actor.id ? 'moi' : 'autre',
    motif: problem && problem.code !== 'dossier.signature-sans-compte' ? lu.say(problem) : null,
    isExigee: lu.isExigee,
    id_asso: row.id_siret,
  };
}

type Asked = { row: DossierRow; demande: DemandeRow };

async function demandeView(db: Db, { row, demande }: Asked, { actor, now }: Reader) {
  const etat = await etatLu(db, { row, demande }, now);
  return {
    id: demande.id,
    etat,
    lib_etat: etatsSignature[etat],
    nom: nameSignataire(await readPersonne(db, demande.id_utilisateur)),
    isMoi: demande.id_utilisateur === actor.id,
    par: nameSignataire(await readPersonne(db, demande.par)),
    demandee_le: demande.demandee_le.toISOString(),
    expire_le: demande.expire_le.toISOString(),
    rappelee_le: demande.rappelee_le?.toISOString() ?? null,
    repondue_le: demande.repondue_le?.toISOString() ?? null,
    mot: demande.mot,
    version: demande.version,
  };
}

/** Gives the state of a request as it is now: nobody is awaited to sign who may not sign any more. */
async function etatLu(db: Db, { row, demande }: Asked, now: Date): Promise<EtatSignature> {
  const etat = etatSignature(demande, now);
  if (etat !== 'demandee' && etat !== 'expiree') return etat;
  const signataire = findSignataire((await readASignerLu(db, row, now)).complet);
  return (await isStillSignataire(db, { row, signataire, demande, now })) ? etat : 'retiree';
}

type Opened = Reader & { demande: DemandeRow; row: DossierRow; isParLien: boolean };

/** Gives what the person who is asked reads before signing; a colleague is told whose signature it is, and no more. */
export async function aSignerView(db: Db, { demande, row, actor, now, isParLien }: Opened): Promise<ASigner> {
  const lu = await readASignerLu(db, row, now);
  const signataire = findSignataire(lu.complet);
  const isSignataire = demande.id_utilisateur === actor.id;
  const etat = etatSignature(demande, now);
  const personne = await readPersonne(db, demande.id_utilisateur);
  const { prenom, nom } = await readPersonne(db, demande.par);
  const hasSecondFacteur = (await findSecondFacteur(db, demande.id_utilisateur))?.actif_at != null;
  const isNomme = signataire?.id === demande.id_signataire;
  const fonction = isNomme ? sayFonctionSignataire(signataire, lu) : '';
  const qualite = signataire?.qualite ?? 'representant';
  const engagement = sayEngagement(qualite, fonction);
  return {
    id: demande.id,
    id_fo: row.id_fo,
    id_siret: row.id_siret,
    genre: row.genre,
    isSignataire,
    etat,
    lib_etat: etatsSignature[etat],
    expire_le: demande.expire_le.toISOString(),
    repondue_le: demande.repondue_le?.toISOString() ?? null,
    nom: nameSignataire(isNomme ? signataire : personne),
    fonction,
    qualite,
    par: { prenom, nom },
    confirmation: chooseConfirmation({ hasSecondFacteur, isParLien }),
    dossier: isSignataire && etat === 'demandee' ? await dossierView(db, row, { lu, engagement }) : null,
    version: demande.version,
  };
}

type Signe = { lu: DossierToSign; engagement: string };

async function dossierView(db: Db, row: DossierRow, { lu, engagement }: Signe): Promise<DossierASigner> {
  const problems = signatureProblems(lu.manques);
  return {
    nom: shortIntitule(nommeRow(row)),
    association: row.nom_association,
    services: row.instructions.map(({ nom_service }) => nom_service),
    demande: lu.demande,
    date_fin: lu.date_fin,
    fuseau: lu.fuseau,
    faits: [...lu.faits],
    clauses: [engagement, ...lu.clauses],
    attestation: [...lu.attestation],
    lieu: parseSignatureLieu(lu.lieu, await readCommune(db, row.id_association)),
    isHorsDates: problems.some(isOutsideDates),
    manques: problems.filter((one) => !isOutsideDates(one)).map(lu.say),
    ...empreinteSignee(lu.parts),
    modifie_par: nameSignataire(await readPersonne(db, lu.modifie.par)),
    modifie_le: lu.modifie.le.toISOString(),
  };
}

/** Reads what the signatory of the dossier reads, by the rules of its kind. */
const readASignerLu = (db: Db, row: DossierRow, now: Date): Promise<DossierToSign> =>
  kindsOfDossiers.of(row.genre).aSigner(db, row, now);
