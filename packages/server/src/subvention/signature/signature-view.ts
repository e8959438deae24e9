import { sayProblem } from '@asso/contract/subvention/say-problem';
import type { ASigner, DossierASigner, SignatureView } from '@asso/contract/subvention/signature.schemas';
import type { Actor } from '@asso/domain/compte/actor';
import { isServiceRole } from '@asso/domain/compte/roles.rules';
import { aideOf, intituleOf } from '@asso/domain/dossier/dossier.words';
import { formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import { sumEuros } from '@asso/domain/kernel/money';
import { fonctionFor } from '@asso/domain/referentiel/fonction.rules';
import { sousDispositifOf } from '@asso/domain/subvention/campagne.rules';
import { isHorsDates } from '@asso/domain/subvention/creation.rules';
import { montantDemande } from '@asso/domain/subvention/projet.rules';
import {
  confirmationOf,
  etatSignature,
  etatsSignature,
  lieuDeSignature,
  type Signataire,
  signataireOf,
  signatureProblems,
} from '@asso/domain/subvention/signature/signature.rules';
import { faitsSignes } from '@asso/domain/subvention/signature/signature.words';
import { findSecondFacteur } from '../../compte/second-facteur/second-facteur.sql.ts';
import type { DossierRow } from '../../dossier/dossier.sql.ts';
import { nommeOf } from '../../dossier/tell-dossier.ts';
import type { Db } from '../../platform/db/database.ts';
import { type Loaded, loadDossier } from '../load-dossier.ts';
import { empreinteSignee } from './empreinte-signee.ts';
import {
  type DemandeRow,
  findCompteSignataire,
  findDerniereDemande,
  findPreuve,
  readCommune,
  readPersonne,
} from './signature.sql.ts';

type Reader = { actor: Actor; now: Date };

export const nomSaid = ({ prenom, nom }: { prenom: string; nom: string }): string => `${prenom} ${nom}`;

export const fonctionSaid = ({ fonction, civilite }: Signataire, { listes }: Loaded): string =>
  fonctionFor(fonction, civilite, listes);

/** Says who is to sign and how far the request has come. A service reads only the proof of what was signed. */
export async function signatureView(db: Db, row: DossierRow, { actor, now }: Reader): Promise<SignatureView> {
  const preuve = (await findPreuve(db, row.id)) ?? null;
  if (isServiceRole(actor.role)) return { signataire: null, demande: null, preuve };
  const demande = await findDerniereDemande(db, row.id);
  return {
    signataire: await signataireView(db, row, actor),
    demande: demande ? await demandeView(db, demande, { actor, now }) : null,
    preuve,
  };
}

async function signataireView(db: Db, row: DossierRow, actor: Actor): Promise<SignatureView['signataire']> {
  const loaded = await loadDossier(db, row);
  const signataire = signataireOf(loaded.complet);
  if (!signataire) return null;
  const compte = await findCompteSignataire(db, { ...row, signataire });
  return {
    nom: nomSaid(signataire),
    fonction: fonctionSaid(signataire, loaded),
    qualite: signataire.qualite,
    compte: compte === undefined ? 'aucun' : compte.id === actor.id ? 'moi' : 'autre',
    id_asso: row.id_siret,
  };
}

async function demandeView(db: Db, demande: DemandeRow, { actor, now }: Reader) {
  const etat = etatSignature(demande, now);
  return {
    id: demande.id,
    etat,
    lib_etat: etatsSignature[etat],
    nom: nomSaid(await readPersonne(db, demande.id_utilisateur)),
    isMoi: demande.id_utilisateur === actor.id,
    par: nomSaid(await readPersonne(db, demande.par)),
    demandee_le: demande.demandee_le.toISOString(),
    expire_le: demande.expire_le.toISOString(),
    rappelee_le: demande.rappelee_le?.toISOString() ?? null,
    repondue_le: demande.repondue_le?.toISOString() ?? null,
    mot: demande.mot,
    version: demande.version,
  };
}

type Opened = Reader & { demande: DemandeRow; row: DossierRow; isParLien: boolean };

/** Gives what the person who is asked reads before signing; a colleague is told whose signature it is, and no more. */
export async function aSignerView(db: Db, { demande, row, actor, now, isParLien }: Opened): Promise<ASigner> {
  const loaded = await loadDossier(db, row);
  const signataire = signataireOf(loaded.complet);
  const isSignataire = demande.id_utilisateur === actor.id;
  const etat = etatSignature(demande, now);
  const personne = await readPersonne(db, demande.id_utilisateur);
  const { prenom, nom } = await readPersonne(db, demande.par);
  const hasSecondFacteur = (await findSecondFacteur(db, demande.id_utilisateur))?.actif_at != null;
  const isNomme = signataire?.id === demande.id_signataire;
  return {
    id: demande.id,
    id_fo: row.id_fo,
    id_siret: row.id_siret,
    isSignataire,
    etat,
    lib_etat: etatsSignature[etat],
    expire_le: demande.expire_le.toISOString(),
    repondue_le: demande.repondue_le?.toISOString() ?? null,
    nom: nomSaid(isNomme ? signataire : personne),
    fonction: isNomme ? fonctionSaid(signataire, loaded) : '',
    qualite: signataire?.qualite ?? 'representant',
    par: { prenom, nom },
    confirmation: confirmationOf({ hasSecondFacteur, isParLien }),
    dossier: isSignataire && etat === 'demandee' ? await dossierView(db, loaded, now) : null,
    version: demande.version,
  };
}

async function dossierView(db: Db, loaded: Loaded, now: Date): Promise<DossierASigner> {
  const { row, complet, version } = loaded;
  const isSentBack = row.instructions.some((one) => one.etat === 'C');
  const problems = signatureProblems(complet, { now, isSentBack });
  const nomme = nommeOf(row);
  const services = row.instructions.map(({ nom_service }) => nom_service).join(', ');
  const aide = [row.intitule?.trim() ? row.titre : aideOf(nomme) || row.titre, services].join(', ');
  const dernier = lastChange(loaded);
  return {
    nom: intituleOf(nomme),
    association: row.nom_association,
    services,
    montant: formatEuros(sumEuros(complet.projets.map(({ corps }) => montantDemande(corps)))),
    date_fin: sousDispositifOf(version.contenu, complet.sous_dispositif)?.date_fin ?? '',
    fuseau: version.contenu.fuseau,
    faits: faitsSignes(complet, { aide, association: row.nom_association }),
    lieu: lieuDeSignature(complet, await readCommune(db, row.id_association)),
    isHorsDates: problems.some(isHorsDates),
    manques: problems.filter((one) => !isHorsDates(one)).map((one) => sayProblem(one).message),
    ...empreinteSignee(complet),
    modifie_par: nomSaid(await readPersonne(db, dernier.par)),
    modifie_le: dernier.le.toISOString(),
  };
}

/** Returns who changed the dossier last, and when: its head and its projects are saved separately. */
const lastChange = ({ row, projets }: Loaded): { par: string; le: Date } =>
  [
    { par: row.modifie_par, le: row.modifie_le },
    ...projets.map(({ modifie_par, modifie_le }) => ({ par: modifie_par, le: modifie_le })),
  ].reduce((last, one) => (one.le > last.le ? one : last));
