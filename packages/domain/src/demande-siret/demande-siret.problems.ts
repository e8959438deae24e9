// These sentences explain what is refused on a SIRET request (§8 Access, SIRET request fallbacks); a request that is
// out of reach gets the sentence of a dossier out of reach.
import type { ProblemTable } from '../kernel/problems.ts';

/** A member who may not open the request reads this, and so does anyone who would begin a second one. */
const dejaUne =
  "Une demande d'attribution siret existe déjà. Seul son créateur peut accéder aux détails de la demande.";

const retry = 'Réessayez dans quelques instants.';
const kept = 'Vos réponses sont gardées : réessayez dans quelques instants.';

export const demandeSiretProblems = {
  'demande-siret.reservee': { kind: 'forbidden', message: dejaUne },
  'demande-siret.existante': { kind: 'conflict', message: dejaUne, remede: 'C’est la demande {numero}.' },
  'demande-siret.non-editable': {
    kind: 'forbidden',
    message: 'Cette demande est « {etat} » : elle ne se modifie plus.',
  },
  'demande-siret.mouvement-impossible': {
    kind: 'conflict',
    message: 'Cette demande est « {etat} » : cette action n’est plus possible.',
    remede: 'Rechargez la page.',
  },
  'demande-siret.alsace-moselle': {
    kind: 'blocked',
    message:
      'Une association d’Alsace-Moselle ne demande pas son SIRET ici. Écrivez à {destinataire}, {courriel}.',
    remede: 'Joignez votre récépissé d’inscription au registre du tribunal et vos statuts.',
  },
  'demande-siret.numero-local': {
    kind: 'blocked',
    message:
      'Sirene ne couvre pas la Nouvelle-Calédonie ni la Polynésie française : il n’y a pas de SIRET à demander.',
    remede: 'Inscrivez le {nom} de votre association à la place.',
  },
  'demande-siret.autre-regime': {
    kind: 'blocked',
    message: 'Seule une association loi 1901 demande son SIRET ici.',
    remede: 'Les autres organismes le demandent au Guichet unique des formalités des entreprises.',
  },
  'demande-siret.sans-rna': {
    kind: 'blocked',
    message: 'Il faut d’abord un numéro RNA : déclarez l’association à la préfecture.',
    remede: 'Vous pourrez ensuite demander le SIRET.',
  },
  'demande-siret.deja-siret': {
    kind: 'blocked',
    message: 'Votre association a déjà un SIRET : {siret}.',
    remede: 'Il n’y a rien à demander.',
  },
  'demande-siret.dissoute': {
    kind: 'blocked',
    message: 'Cette association est dissoute : elle ne peut pas demander de SIRET.',
  },
  'demande-siret.creation-a-venir': {
    kind: 'blocked',
    message: 'La date de création est à venir.',
    remede: 'Donnez celle de la déclaration à la préfecture, écrite sur le récépissé.',
  },
  'demande-siret.siege-double': {
    kind: 'blocked',
    message: 'Le siège est soit chez une entreprise de domiciliation, soit chez le représentant légal.',
    remede: 'Gardez une seule des deux réponses.',
  },
  'demande-siret.siege-etranger': {
    kind: 'blocked',
    message: 'L’adresse du siège doit être en France.',
    remede: 'Une adresse à l’étranger peut être votre adresse de gestion.',
  },
  'demande-siret.rien-a-transmettre': {
    kind: 'blocked',
    message: 'Il ne reste rien du champ {label} une fois retirés les signes que le registre refuse.',
    remede: 'Écrivez-le avec des lettres ou des chiffres.',
  },
  'demande-siret.motif-obligatoire': { kind: 'invalid', message: 'Indiquez le motif de cette décision.' },
  'demande-siret.siret-manquant': {
    kind: 'invalid',
    message: 'Indiquez le SIRET attribué : 14 chiffres.',
    remede: 'Exemple : 123 456 782 00010.',
  },
  'demande-siret.siret-inexact': {
    kind: 'invalid',
    message: 'Ce SIRET n’est pas exact : sa clé de contrôle ne correspond pas.',
    remede: 'Relisez les 14 chiffres du certificat d’inscription.',
  },
  'demande-siret.siret-pris': {
    kind: 'conflict',
    message: 'Ce SIREN est déjà celui d’une autre association.',
    remede: 'Relisez les 14 chiffres du certificat d’inscription.',
  },
  'demande-siret.deja-immatriculee': {
    kind: 'conflict',
    message: 'L’association a déjà un SIRET : {siret}.',
    remede: 'Refusez la demande, ou corrigez sa fiche.',
  },
  'demande-siret.autre-siren': {
    kind: 'blocked',
    message: 'Le SIREN de l’association est {siren} : son SIRET commence par ce numéro.',
  },
  'demande-siret.une-seule': {
    kind: 'invalid',
    message: 'Envoyez une demande et une seule dans la liste.',
  },
  // Shown when the server could not say what went wrong.
  'demande-siret.illisible': {
    kind: 'internal',
    message: 'Un problème est survenu lors de la récupération de la demande de SIRET.',
    remede: retry,
  },
  'demande-siret.non-creee': {
    kind: 'internal',
    message: 'Un problème est survenu lors de la création de la demande de SIRET.',
    remede: retry,
  },
  'demande-siret.non-enregistree': {
    kind: 'internal',
    message: 'Un problème est survenu lors de la mise à jour de la demande de SIRET.',
    remede: kept,
  },
  'demande-siret.non-supprimee': {
    kind: 'internal',
    message: 'Un problème est survenu lors de la suppression de la demande de SIRET.',
    remede: retry,
  },
  'demande-siret.non-transmise': {
    kind: 'internal',
    message: 'Un problème est survenu lors de la transmission de la demande de SIRET.',
    remede: kept,
  },
} as const satisfies ProblemTable;
