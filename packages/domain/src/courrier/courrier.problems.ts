// These sentences explain what is refused or advised on letters and their templates.
import type { ProblemTable } from '../kernel/problems.ts';

export const courrierProblems = {
  'courrier.champ-inconnu': {
    kind: 'invalid',
    message: '{lieu} : le champ « {champ} » n’existe pas.',
    remede: 'Choisissez parmi {proposes}.',
  },
  'courrier.accolade': {
    kind: 'invalid',
    message: '{lieu} : une accolade est seule.',
    remede: 'Effacez-la, et insérez un champ par « Champ ».',
  },
  'courrier.champ-vide': {
    kind: 'blocked',
    message: 'La lettre demande ce que le dossier ne dit pas : {champs}.',
    remede: 'Complétez-le ou choisissez un autre modèle.',
  },
  'courrier.nom-absent': { kind: 'invalid', message: 'Donnez un nom au modèle.' },
  'courrier.objet-absent': { kind: 'invalid', message: 'Indiquez l’objet de la lettre.' },
  'courrier.texte-absent': { kind: 'invalid', message: 'Écrivez le texte de la lettre.' },
  'courrier.motif-absent': {
    kind: 'invalid',
    message: '{lieu} doit dire pourquoi : ajoutez le champ « Motif, ou ce qu’il faut corriger ».',
  },
  'courrier.montant-absent': {
    kind: 'invalid',
    message: '{lieu} doit dire le montant : ajoutez le champ « Montant accordé » ou le tableau des projets.',
  },
  'courrier.arrete-absent': {
    kind: 'invalid',
    message: '{lieu} doit nommer l’arrêté : ajoutez le champ « Numéro de l’arrêté ».',
  },
  'courrier.recours-absent': {
    kind: 'invalid',
    message: 'La lettre ne dit pas les voies et délais de recours : sans eux, le délai ne court pas.',
  },
  'courrier.compte-rendu-absent': {
    kind: 'invalid',
    message: 'La lettre ne rappelle pas le compte rendu financier attendu.',
  },
  'courrier.convention-objet': {
    kind: 'invalid',
    message: 'Une convention définit l’objet de la subvention (décret 2001-495).',
  },
  'courrier.convention-versement': {
    kind: 'invalid',
    message: 'Une convention dit comment la subvention est versée (décret 2001-495).',
  },
  'courrier.convention-emploi': {
    kind: 'invalid',
    message: 'Une convention dit les conditions d’utilisation de la subvention (décret 2001-495).',
  },
  'courrier.adresse-double': {
    kind: 'invalid',
    message: 'La lettre porte déjà « À l’attention de » : commencez par « Madame, Monsieur, ».',
  },
  'courrier.service-incomplet': {
    kind: 'invalid',
    message: '{lieu} : votre service n’a pas donné : {manques}.',
    remede: 'Ses lettres partent sans : demandez à qui administre les services de les compléter.',
  },
  'courrier.brouillon': {
    kind: 'invalid',
    message: '{lieu} : « {passage} » semble rester à compléter.',
  },
  'courrier.modele-introuvable': {
    kind: 'not-found',
    message: 'Ce modèle n’existe pas, ou il est d’un autre service.',
  },
  'courrier.modele-non-publie': {
    kind: 'blocked',
    message: 'Ce modèle n’est pas publié : publiez-le avant de vous en servir.',
  },
  'courrier.modele-autre-decision': {
    kind: 'invalid',
    message: 'Ce modèle ne sert pas à cette décision.',
    remede: 'Choisissez-en un autre.',
  },
  'courrier.modele-autre-demarche': {
    kind: 'invalid',
    message: 'Ce modèle ne sert pas à {demarche}.',
    remede: 'Choisissez-en un autre, ou aucun.',
  },
  'courrier.champ-autre-demarche': {
    kind: 'invalid',
    message: '{lieu} : « {champ} » n’existe pas dans {demarche}.',
    remede: 'Retirez-le.',
  },
  'courrier.modele-en-double': {
    kind: 'invalid',
    message: 'Choisissez une lettre et une convention au plus.',
  },
  'courrier.condition-jamais': {
    kind: 'invalid',
    message: '« {lieu} » : cette lettre ne part jamais dans ce cas.',
    remede: 'Changez la condition ou retirez-la.',
  },
  'courrier.cas-absent': {
    kind: 'invalid',
    message: 'Le cas « {cas} » n’a pas de texte.',
    remede: 'Ajoutez une condition pour lui.',
  },
  'courrier.texte-double': {
    kind: 'invalid',
    message: 'Donnez le texte de la lettre une fois : dans « texte » ou dans « corps ».',
  },
  'courrier.texte-long': {
    kind: 'invalid',
    message: 'Le texte de la lettre est trop long : {n} caractères au plus.',
  },
  'courrier.rien-a-publier': {
    kind: 'conflict',
    message: 'Rien n’a changé depuis la version {numero} : il n’y a rien à publier.',
  },
  'courrier.nom-deja-pris': {
    kind: 'conflict',
    message: 'Votre service a déjà un modèle de ce nom.',
    remede: 'Choisissez-en un autre.',
  },
  'courrier.service-inconnu': {
    kind: 'invalid',
    message: 'Choisissez un de vos services.',
  },
  'courrier.signataire-absent': {
    kind: 'blocked',
    message:
      'Votre service n’a pas dit qui signe ses lettres : demandez à qui administre les services de l’écrire, puis déposez la signature.',
  },
  'courrier.introuvable': { kind: 'not-found', message: 'Cette lettre n’existe pas.' },
  'courrier.pdf-impossible': {
    kind: 'internal',
    message: 'Un problème est survenu lors de la génération du PDF.',
    remede: 'Réessayez dans quelques instants.',
  },
} as const satisfies ProblemTable;
