// These questions come with the portal: what people ask before they send a dossier. An administrator may change or
// withdraw each.
import type { Situation } from './situations.rows.ts';

/** A question, its answer, then words that people type and that are in neither. */
export type QuestionFournie = readonly [question: string, reponse: string, mots: string];
export type QuestionsFournies = Partial<
  Record<Situation, { motif: string; questions: readonly QuestionFournie[] }>
>;

export const questionsBefore: QuestionsFournies = {
  compte: {
    motif: 'CPT',
    questions: [
      [
        'Je n’ai pas reçu le courriel d’activation',
        'Regardez dans les courriers indésirables. Le lien sert pendant 24 heures.\n\nDepuis la page « Consultez votre messagerie », vous pouvez le faire renvoyer ou corriger l’adresse.',
        'validation lien spam activer inscription',
      ],
      [
        'J’ai oublié mon mot de passe',
        'Sur la page de connexion, choisissez « Mot de passe oublié » et tapez votre adresse. Un lien arrive par courriel : il mène à la page où choisir un nouveau mot de passe.\n\nAprès plusieurs essais faux, le compte se bloque un moment : le même lien le débloque.',
        'mdp perdu bloqué connexion identifiant reset',
      ],
      [
        'Comment changer mon adresse électronique ?',
        'Dans « Mon profil ». La nouvelle adresse reçoit un lien à ouvrir ; d’ici là, l’ancienne continue de servir.',
        'mail courriel email modifier',
      ],
      [
        'Puis-je me connecter avec FranceConnect ou ProConnect ?',
        'Oui, quand ces boutons sont sur la page de connexion. La première fois, le portail propose de relier cette identité au compte que vous avez déjà.',
        'identité nationale agent',
      ],
      [
        'Comment fermer mon compte ?',
        'Dans « Mon profil », tout en bas. Les dossiers restent à l’association. Si vous êtes la seule personne à la gérer, donnez d’abord l’accès à quelqu’un.',
        'supprimer effacer données quitter rgpd',
      ],
    ],
  },
  acces: {
    motif: 'ASSO',
    questions: [
      [
        'Mon association a déjà un responsable que je ne connais pas',
        'Demandez l’accès depuis la page « Trouver votre association ». La personne en place est prévenue et répond ; sans réponse, votre demande passe à l’administration du portail, qui vous demandera une preuve (procès-verbal d’assemblée, récépissé).',
        'ancien président parti rattachée rejoindre reprendre',
      ],
      [
        'Comment donner accès à notre trésorier ?',
        'Dans « Mon association », « Personnes et accès », puis « Inviter ». La personne reçoit un courriel et choisit son mot de passe elle-même. Ne partagez jamais le vôtre.',
        'inviter membre bureau ajouter collègue trésorière',
      ],
      [
        'Puis-je confier un seul dossier à quelqu’un ?',
        'Oui : depuis le dossier, « Partager ». La personne ne voit que ce dossier, et rien d’autre de l’association.',
        'partage comptable consultant fédération aide',
      ],
      [
        'Comment retirer l’accès de quelqu’un qui est parti ?',
        'Dans « Personnes et accès », à côté de son nom. Ce qu’elle a écrit reste dans les dossiers.',
        'supprimer ancien membre enlever départ',
      ],
      [
        'À deux sur le même dossier, allons-nous tout effacer ?',
        'Non. Le portail dit qui est là, et garde ce que chacun écrit. Si vous changez la même réponse tous les deux, il montre les deux et vous choisissez.',
        'conflit ensemble plusieurs en même temps',
      ],
    ],
  },
  association: {
    motif: 'ASSO',
    questions: [
      [
        'Mon association n’apparaît pas dans la recherche',
        'Cherchez par son numéro RNA, qui commence par W, ou par son SIREN de 9 chiffres. Une association déclarée depuis peu n’est pas encore dans les registres : vous pouvez la saisir à la main.',
        'introuvable registre trouver nouvelle',
      ],
      [
        'Où trouver mon numéro RNA ?',
        'Sur le récépissé de déclaration de la préfecture : il commence par W et compte dix caractères. En Alsace-Moselle, les associations inscrites au tribunal n’en ont pas toutes.',
        'W récépissé préfecture numéro waldec',
      ],
      [
        'L’adresse ou le nom affichés sont faux',
        'Le nom et le siège viennent des registres de l’État. Déclarez d’abord le changement au greffe des associations ; le portail le lira le mois suivant. Le reste se corrige dans « Informations administratives ».',
        'erreur modifier siège changement greffe',
      ],
      [
        'Qui mettre comme représentant légal ?',
        'La personne que vos statuts désignent pour engager l’association : le plus souvent la présidente ou le président. C’est elle qui signe, ou la personne à qui elle donne pouvoir.',
        'président signataire légal statuts',
      ],
      [
        'À quoi sert de remplir la fiche de l’association ?',
        'Ce qui y est écrit est repris dans chaque demande : on ne vous le redemande pas. Une fois par an, vérifiez les adhérents, les salariés et les comptes.',
        'profil informations administratives obligatoire temps',
      ],
    ],
  },
  choisir: {
    motif: 'SUB',
    questions: [
      [
        'Comment savoir si nous pouvons demander cette subvention ?',
        'Sur la page de la subvention, « Pouvez-vous demander ? » répond à partir de votre numéro, ou de trois questions. La réponse n’est qu’un conseil : le service décide.',
        'éligible éligibilité droit conditions critères',
      ],
      [
        'Je ne trouve aucune subvention pour notre projet',
        'Cherchez avec les mots de tous les jours (« sport », « formation »), puis élargissez le territoire. Vous pouvez aussi suivre une recherche : un courriel vous prévient quand une aide ouvre.',
        'recherche rien alerte territoire',
      ],
      [
        'La campagne est fermée : que faire ?',
        'Suivez-la : vous serez prévenu à la prochaine ouverture. Un dossier commencé et non envoyé reste lisible ; vous pourrez en reprendre le contenu.',
        'date limite dépassée trop tard clôture retard',
      ],
      [
        'Pouvons-nous demander à plusieurs services ?',
        'Oui, une demande par subvention. Dites dans le budget ce que vous demandez aux autres : les services le comparent.',
        'plusieurs ville département région cumul',
      ],
      [
        'Combien de temps faut-il prévoir ?',
        'Chaque page de subvention le dit en minutes, étape par étape. Tout s’enregistre seul : vous pouvez vous arrêter et reprendre, même des jours après.',
        'durée minutes long remplir temps',
      ],
    ],
  },
  preparer: {
    motif: 'SUB',
    questions: [
      [
        'Puis-je m’arrêter et reprendre plus tard ?',
        'Oui. Chaque réponse s’enregistre dès qu’elle est écrite. Votre dossier vous attend dans « Mes dossiers » jusqu’à la date de clôture.',
        'enregistrer sauvegarder brouillon continuer perdre',
      ],
      [
        'Puis-je reprendre la demande de l’an dernier ?',
        'Oui : sur votre accueil ou dans le dossier, « Renouveler ». Les réponses sont reprises, et le portail montre ce qui doit être revu : dates, montants, papiers.',
        'renouvellement copier même projet année précédente dupliquer',
      ],
      [
        'Que mettre dans la description du projet ?',
        'Ce que vous allez faire, avec qui, où et quand, en phrases simples. Dites ce qui changera pour les gens, et comment vous le verrez. Quelques lignes suffisent.',
        'décrire objectifs écrire exemple action',
      ],
      [
        'Le bouton pour continuer ne marche pas',
        'On peut toujours passer à l’étape suivante. Ce qui manque est dit à l’étape « Vérifier et envoyer », avec un lien vers chaque réponse.',
        'bloqué suivant étape impossible erreur valider',
      ],
      [
        'La connexion se coupe : vais-je perdre mon travail ?',
        'Non. Ce qui est écrit reste sur votre appareil et s’enregistre au retour du réseau. Gardez le même appareil et le même navigateur jusque-là.',
        'internet hors ligne réseau coupure perdu wifi',
      ],
    ],
  },
  budget: {
    motif: 'SUB',
    questions: [
      [
        'Le budget n’est pas équilibré : que faire ?',
        'Le total des dépenses doit être égal à celui des recettes. Le portail dit l’écart en euros : ajoutez la recette qui manque, souvent la part de l’association (compte 75 ou 70), ou corrigez une dépense.',
        'équilibre égal écart différence total charges produits',
      ],
      [
        'Où mettre la subvention que je demande ?',
        'Dans les recettes, au compte 74, sur la ligne du service à qui vous la demandez. Le portail l’y reporte depuis le montant demandé.',
        'compte 74 montant demandé ligne',
      ],
      [
        'Comment compter les bénévoles ?',
        'Comme contribution volontaire : des heures, à un taux que vous choisissez et dites. La même somme va en emplois (86) et en ressources (87) : elle ne change pas l’argent demandé.',
        'bénévolat valorisation heures contribution volontaire nature 86 87',
      ],
      [
        'Faut-il des montants avec ou sans TVA ?',
        'Avec la TVA, sauf si votre association la récupère. Dans ce cas, mettez les montants hors taxes et dites-le.',
        'taxe ttc ht hors',
      ],
      [
        'Peut-on financer tout le projet par la subvention ?',
        'Rarement. La page de la subvention dit la part la plus grande qu’elle paie. Le reste vient de vous, des participants ou d’autres financeurs.',
        'pourcentage part maximum cofinancement 80 100',
      ],
    ],
  },
};
