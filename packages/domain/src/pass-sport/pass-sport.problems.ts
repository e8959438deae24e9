// These sentences explain what is refused in Pass'Sport, each with its cause and what to do (§8 Error catalogue;
// screens, Pass'Sport).
import type { ProblemTable } from '../kernel/problems.ts';

const retry = 'Réessayez dans quelques instants.';

export const passSportProblems = {
  'pass-sport.non-eligible': {
    kind: 'blocked',
    message:
      'Pass’Sport demande une affiliation à une fédération sportive ou un agrément Sport ou JEP valable.',
    remede: 'Complétez les affiliations ou les agréments de votre association.',
  },
  'pass-sport.federation-sans-siren': {
    kind: 'blocked',
    message: '{nom} : son SIREN manque dans vos affiliations.',
    remede: 'Ajoutez-le pour inscrire des bénéficiaires avec cette fédération.',
  },
  'pass-sport.agrement-perime': {
    kind: 'blocked',
    message: 'Cet agrément n’est pas actif.',
    remede: '{nom} : valable jusqu’au {jour}.',
  },
  'pass-sport.agrement-trop-ancien': {
    kind: 'blocked',
    message: '{nom} : votre agrément est de {annee}.',
    remede: 'Pour cet exercice, il doit être de {depuis} ou après.',
  },
  'pass-sport.agrement-sans-date': {
    kind: 'blocked',
    message: '{nom} : la date de votre agrément manque.',
    remede: 'Indiquez-la : il doit être de {depuis} ou après.',
  },
  'pass-sport.sans-rib': {
    kind: 'blocked',
    message: 'Choisissez le RIB de cet établissement.',
    remede: 'Les remboursements y sont versés.',
  },
  'pass-sport.rib-autre-siret': {
    kind: 'blocked',
    message: 'Ce RIB est celui d’un autre établissement.',
    remede: 'Choisissez un RIB de ce SIRET, ou ajoutez-en un.',
  },
  'pass-sport.rib-incomplet': {
    kind: 'blocked',
    message: 'Ce RIB est incomplet.',
    remede: 'Complétez-le dans les informations de votre association.',
  },
  'pass-sport.rib-sans-scan': {
    kind: 'blocked',
    message: 'Ajoutez le scan du RIB.',
    remede: 'Déposez-le dans les documents de votre association.',
  },
  'pass-sport.rib-inconnu': { kind: 'invalid', message: 'Ce RIB n’est pas de votre association.' },
  'pass-sport.attestation-absente': {
    kind: 'blocked',
    message: 'Déposez l’attestation d’affiliation de chaque fédération.',
    remede: '{nom} : il en manque une pour cette saison.',
  },
  'pass-sport.attestation-ancienne': {
    kind: 'blocked',
    message: 'Cette attestation est celle de {saison}. Déposez celle de cette saison.',
    remede: 'Fédération : {nom}.',
  },
  'pass-sport.arrete-absent': {
    kind: 'blocked',
    message: 'Déposez l’arrêté d’agrément Sport ou JEP.',
    remede: 'Il se dépose dans les documents de votre association.',
  },
  'pass-sport.federation-a-choisir': {
    kind: 'invalid',
    message: 'Choisissez la fédération de ces inscriptions.',
  },
  /** The specification writes this sentence to the letter (§5 Missing siren_federation). */
  'pass-sport.federation-non-declaree': {
    kind: 'invalid',
    message:
      'Le champ est obligatoire. Vous devez déclarer les Fédérations sportives auxquelles votre association est affiliée dans les informations administratives de votre association.',
  },
  'pass-sport.code-inconnu': { kind: 'invalid', message: 'Ce numéro Pass’Sport n’existe pas.' },
  'pass-sport.code-autre-saison': {
    kind: 'invalid',
    message: 'Ce code commence par {saison} : ceux de cette saison commencent par {exercice}.',
  },
  'pass-sport.deja-inscrit': {
    kind: 'conflict',
    message: 'Ce bénéficiaire est déjà inscrit, ici ou ailleurs.',
  },
  'pass-sport.clos': { kind: 'blocked', message: 'Les inscriptions {saison} sont closes.' },
  'pass-sport.clos-suivant': {
    kind: 'blocked',
    message: 'Les inscriptions {saison} sont closes ; celles de {suivante} ouvrent le {jour}.',
  },
  'pass-sport.pas-encore-ouvert': {
    kind: 'blocked',
    message: 'Les inscriptions {saison} ouvrent le {jour}.',
  },
  'pass-sport.sans-exercice': { kind: 'not-found', message: 'Cet exercice de Pass’Sport n’existe pas.' },
  'pass-sport.etablissement': {
    kind: 'not-found',
    message: 'Cet établissement n’existe pas, ou n’est pas à vous.',
  },
  'pass-sport.introuvable': { kind: 'not-found', message: 'Ce dossier Pass’Sport n’existe pas.' },
  'pass-sport.reserve': {
    kind: 'forbidden',
    message: 'Un dossier existe pour cet établissement : il est suivi par {nom}.',
    remede: 'Demandez-lui de le partager avec vous.',
  },
  'pass-sport.non-modifiable': {
    kind: 'forbidden',
    message: 'Vous pouvez lire ce dossier, sans le modifier.',
  },
  'pass-sport.inscription-introuvable': { kind: 'not-found', message: 'Cet élément n’existe plus.' },
  'pass-sport.inscription-figee': {
    kind: 'conflict',
    message: 'Cette inscription est « {etat} » : elle ne se modifie plus.',
  },
  'pass-sport.partage-inconnu': {
    kind: 'invalid',
    message: 'Ce dossier se partage avec des membres actifs de l’association.',
    remede: 'Choisissez-les dans la liste.',
  },
  'pass-sport.non-cree': {
    kind: 'internal',
    message: 'Une erreur est survenue lors de la création du dossier Pass’Sport.',
    remede: retry,
  },
  'pass-sport.illisible': {
    kind: 'internal',
    message: 'Une erreur est survenue lors de la récupération du dossier Pass’Sport.',
    remede: retry,
  },
  'pass-sport.non-enregistre': {
    kind: 'internal',
    message: 'Une erreur est survenue lors de la mise à jour du dossier Pass’Sport.',
    remede: retry,
  },
  'pass-sport.non-inscrit': {
    kind: 'internal',
    message: 'Une erreur est survenue lors de la création de l’inscription.',
    remede: retry,
  },
  'pass-sport.inscription-non-modifiee': {
    kind: 'internal',
    message: 'Une erreur est survenue lors de la mise à jour de l’inscription.',
    remede: retry,
  },
  'pass-sport.inscription-non-supprimee': {
    kind: 'internal',
    message: 'Une erreur est survenue lors de la suppression de l’inscription.',
    remede: retry,
  },
  'pass-sport.pdf-impossible': {
    kind: 'internal',
    message: 'Une erreur est survenue lors de la génération du PDF des inscriptions.',
    remede: retry,
  },
  'pass-sport.dossiers-illisibles': {
    kind: 'internal',
    message: 'Une erreur est survenue lors de la récupération des dossiers Pass’Sport de l’association.',
    remede: retry,
  },
  'pass-sport.attestation-non-deposee': {
    kind: 'internal',
    message: 'L’attestation n’a pas pu être déposée.',
    remede: retry,
  },
} as const satisfies ProblemTable;
