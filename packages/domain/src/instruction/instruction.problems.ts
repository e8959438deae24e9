// These sentences explain what is refused to a service that studies dossiers (§8 Error catalogue).
import type { ProblemTable } from '../kernel/problems.ts';

export const instructionProblems = {
  'instruction.decision-en-attente': {
    kind: 'conflict',
    message: '{auteur} a déjà décidé : la décision part à {heure}.',
    remede: 'Pour en changer, reprenez-la d’abord.',
  },
  'instruction.rien-a-reprendre': {
    kind: 'conflict',
    message: 'Cette décision est partie, ou quelqu’un l’a déjà reprise.',
    remede: 'Rechargez le dossier.',
  },
  'instruction.modification-impossible': {
    kind: 'conflict',
    message: 'Cette décision ne se modifie pas ainsi : le dossier est {etat}.',
    remede: 'Rechargez-le.',
  },
  'instruction.modification-sans-lettre': {
    kind: 'invalid',
    message: 'Une décision modificative part avec sa lettre.',
    remede: 'Choisissez-en une.',
  },
  'instruction.modification-sans-modele': {
    kind: 'invalid',
    message:
      'Une décision modificative part avec sa lettre, et votre service n’en a publié aucune pour cette décision.',
    remede: 'Publiez-en une dans « Lettres et conventions », puis revenez ici.',
  },
  'instruction.modification-sans-effet': {
    kind: 'invalid',
    message: 'Ce montant est déjà celui de la décision.',
    remede: 'Changez-le, ou fermez.',
  },
  'instruction.moins-que-verse': {
    kind: 'blocked',
    message:
      '{engage} sont déjà versés ou en cours de versement : accordez au moins cette somme, ou annulez d’abord le versement.',
  },
  'instruction.signal-sans-motif': {
    kind: 'invalid',
    message: 'Dites en une phrase pourquoi ce signal ne compte pas ici.',
  },
  'instruction.collegue-inconnu': {
    kind: 'invalid',
    message: 'Cette personne n’est pas de votre service.',
    remede: 'Choisissez une personne de la liste.',
  },
  'instruction.etiquette-vide': {
    kind: 'invalid',
    message: 'Donnez un nom à l’étiquette, de 30 caractères au plus. Exemple : jeunes.',
  },
  'instruction.etiquette-existe': {
    kind: 'conflict',
    message: 'Votre service a déjà une étiquette de ce nom.',
    remede: 'Choisissez-la dans la liste.',
  },
  'instruction.trop-d-etiquettes': {
    kind: 'invalid',
    message: 'Un service garde 100 étiquettes au plus.',
    remede: 'Supprimez-en une qui ne sert plus.',
  },
  'instruction.aiguillage-nom': {
    kind: 'invalid',
    message: 'Donnez un nom à cette règle, de 60 caractères au plus. Exemple : Gard.',
  },
  'instruction.aiguillage-departement': {
    kind: 'invalid',
    message: '{codes} n’est pas le numéro d’un département. Exemple : 30, 2A, 974.',
  },
  'instruction.aiguillage-campagne': {
    kind: 'invalid',
    message: 'Ce service n’instruit pas cette campagne, ou ce sous-dispositif.',
    remede: 'Choisissez parmi celles de la liste.',
  },
  'instruction.aiguillage-sans-effet': {
    kind: 'invalid',
    message: 'Choisissez à qui cette règle affecte les dossiers, ou l’étiquette qu’elle pose.',
  },
  'instruction.aiguillage-montants': {
    kind: 'invalid',
    message: 'Le montant le plus grand est au moins égal au plus petit.',
    remede: 'Corrigez l’un des deux.',
  },
  'instruction.aiguillage-etiquette': {
    kind: 'invalid',
    message: 'Cette étiquette n’existe plus.',
    remede: 'Choisissez-en une de la liste.',
  },
  'instruction.aiguillage-non-responsable': {
    kind: 'forbidden',
    message: 'Seules les personnes responsables du service et ses administrateurs changent ces règles.',
    remede: 'Demandez-le-leur.',
  },
  'instruction.absence-ordre': {
    kind: 'invalid',
    message: 'Le dernier jour vient avant le premier.',
    remede: 'Corrigez l’un des deux.',
  },
  'instruction.absence-longue': {
    kind: 'invalid',
    message: 'Une absence dure un an au plus.',
    remede: 'Donnez un dernier jour plus proche.',
  },
  'instruction.absence-passee': {
    kind: 'invalid',
    message: 'Cette absence est déjà finie.',
    remede: 'Donnez un dernier jour à venir.',
  },
  'instruction.absence-double': {
    kind: 'invalid',
    message: 'Une absence est déjà notée du {du} au {au}.',
    remede: 'Changez ses jours, ou choisissez-en d’autres.',
  },
  'instruction.absence-soi': {
    kind: 'invalid',
    message: 'Qui s’absente ne peut pas recevoir à sa propre place.',
    remede: 'Choisissez un collègue, ou « Personne ».',
  },
  'instruction.absence-finie': {
    kind: 'conflict',
    message: 'Cette absence est finie : elle ne change plus.',
    remede: 'Notez-en une autre.',
  },
  'instruction.absence-non-responsable': {
    kind: 'forbidden',
    message:
      'Vous notez vos propres absences ; celles d’un collègue, lui-même ou une personne responsable du service.',
    remede: 'Demandez-le-leur.',
  },
  'instruction.introuvable': {
    kind: 'not-found',
    message: "Cet élément n'existe plus.",
    remede: 'Rechargez la page.',
  },
  'instruction.non-responsable': {
    kind: 'forbidden',
    message: 'Seules les personnes responsables du service et ses administrateurs changent les enveloppes.',
    remede: 'Demandez-le-leur.',
  },
  'instruction.enveloppe-existe': {
    kind: 'conflict',
    message: 'Une enveloppe existe déjà pour cette campagne, cette année et ce sous-dispositif.',
    remede: 'Modifiez-la.',
  },
  'instruction.enveloppe-montant': {
    kind: 'invalid',
    message: 'Indiquez le montant de l’enveloppe en euros, au moins 1. Exemple : 480000.',
  },
  'instruction.campagne-inconnue': {
    kind: 'invalid',
    message: 'Votre service n’instruit pas cette campagne.',
    remede: 'Choisissez-en une de la liste.',
  },
  'instruction.sous-dispositif-inconnu': {
    kind: 'invalid',
    message: 'Ce sous-dispositif n’est pas de cette campagne.',
    remede: 'Choisissez-en un de la liste.',
  },
  'instruction.enveloppe-depassee': {
    kind: 'blocked',
    message: '{enveloppe} : il reste {reste} et vous accordez {accorde}.',
    remede: 'Dites pourquoi vous dépassez l’enveloppe, ou accordez moins.',
  },
  'instruction.proposition-depassee': {
    kind: 'blocked',
    message: '{enveloppe} : il reste {reste} et vous proposez {propose}.',
    remede: 'Dites pourquoi vous dépassez l’enveloppe, ou proposez moins.',
  },
  'instruction.sans-bareme': {
    kind: 'invalid',
    message:
      'La campagne de ce dossier n’a pas de grille. Un administrateur l’ajoute à la campagne suivante.',
  },
  'instruction.points': {
    kind: 'invalid',
    message: '{critere} : donnez de 0 à {points} points, par demi-points. Exemple : 3,5.',
  },
  'instruction.vue-vide': {
    kind: 'invalid',
    message: 'Donnez un nom à cette vue, de 60 caractères au plus. Exemple : Gros montants.',
  },
  'instruction.vue-existe': {
    kind: 'conflict',
    message: 'Vous avez déjà une vue de ce nom.',
    remede: 'Mettez-la à jour, ou choisissez un autre nom.',
  },
  'instruction.trop-de-vues': {
    kind: 'invalid',
    message: 'Une personne garde 30 vues au plus.',
    remede: 'Supprimez-en une qui ne sert plus.',
  },
  'instruction.vue-d-autrui': {
    kind: 'forbidden',
    message: 'Cette vue est à la personne qui l’a créée.',
    remede: 'Enregistrez-en une à votre nom.',
  },
  'instruction.avis-service': {
    kind: 'invalid',
    message: 'Choisissez un autre service que le vôtre, dans la liste.',
  },
  'instruction.avis-question': { kind: 'invalid', message: 'Écrivez ce que vous demandez à ce service.' },
  'instruction.avis-sections': {
    kind: 'invalid',
    message: 'Cochez au moins une partie du dossier à montrer à ce service.',
  },
  'instruction.avis-attendu': {
    kind: 'conflict',
    message: 'Vous attendez déjà l’avis de ce service sur ce dossier.',
    remede: 'Retirez cette demande pour en faire une autre.',
  },
  'instruction.avis-texte': {
    kind: 'invalid',
    message: 'Dites pourquoi votre avis est réservé ou défavorable : le service qui le demande le lira.',
  },
  'instruction.avis-clos': {
    kind: 'conflict',
    message: 'Cet avis n’est plus attendu.',
    remede: 'Rechargez la page.',
  },
  'instruction.exports-en-cours': {
    kind: 'too-many',
    message: 'D’autres exports sont en cours.',
    remede: 'Attendez leur fin, puis recommencez.',
  },
} as const satisfies ProblemTable;
