// These questions come with the portal: what people ask when they send a request, and afterwards.
import type { QuestionsFournies } from './questions-avant.rows.ts';

export const questionsAfter: QuestionsFournies = {
  papiers: {
    motif: 'ASSO',
    questions: [
      [
        'Mon document est trop lourd ou refusé',
        'Un fichier fait 15 Mo au plus. Scannez en noir et blanc, ou prenez une photo depuis le portail : il la réduit. Les formats acceptés sont dits au-dessus du bouton.',
        'taille pdf format jpg déposer impossible photo',
      ],
      [
        'Faut-il redonner les mêmes papiers à chaque demande ?',
        'Non. Un papier déposé dans les documents de l’association est proposé à chaque demande, tant qu’il est valable. Le portail prévient avant qu’il ne le soit plus.',
        'statuts coffre documents encore déjà donné',
      ],
      [
        'Le RIB est refusé',
        'Il doit être au nom exact de l’association, et l’IBAN lisible. Un compte au nom d’une personne ne convient pas. Si la banque écrit un nom plus court, joignez son attestation.',
        'iban banque coordonnées bancaires nom titulaire',
      ],
      [
        'Nous avons changé de banque',
        'Ajoutez le nouveau RIB dans la fiche de l’association. Pour un dossier déjà envoyé, changez le RIB depuis ce dossier tant que rien n’est versé : le service est prévenu.',
        'nouveau rib compte changer iban',
      ],
      [
        'Qu’est-ce que l’attestation ou le contrat d’engagement républicain ?',
        'Toute association subventionnée s’engage à respecter sept principes (loi du 24 août 2021). Vous le lisez et le certifiez en transmettant ; il n’y a pas de papier à envoyer.',
        'cer laïcité engagement républicain attestation',
      ],
    ],
  },
  envoyer: {
    motif: 'SUB',
    questions: [
      [
        'Qui doit signer la demande ?',
        'La personne qui représente l’association, ou celle à qui elle a donné pouvoir : joignez alors ce pouvoir. Le portail peut lui envoyer un lien pour lire et signer sur son téléphone.',
        'signature président pouvoir délégation signer',
      ],
      [
        'La personne qui signe n’a pas reçu le lien',
        'Vérifiez son adresse dans l’étape de signature, puis « Renvoyer le lien ». Le lien ne sert qu’à elle : ne l’ouvrez pas à sa place.',
        'courriel signature lien perdu spam',
      ],
      [
        'Comment être sûr que ma demande est partie ?',
        'Un récépissé s’affiche avec le numéro du dossier, et arrive par courriel. Tant que le dossier dit « en cours de saisie », rien n’est envoyé.',
        'accusé réception preuve transmis envoyé numéro',
      ],
      [
        'Puis-je corriger après l’envoi ?',
        'Pas directement : le service l’étudie. Écrivez-lui depuis le dossier ; il peut vous le renvoyer pour le corriger. Rien de ce que vous aviez écrit n’est perdu.',
        'modifier erreur transmis changer oublié tromper trompé',
      ],
      [
        'Il est presque minuit le dernier jour : jusqu’à quand ?',
        'Jusqu’à l’heure dite sur la page de la subvention, à l’heure du territoire qu’elle indique. Un envoi commencé avant l’heure compte.',
        'date limite heure dernier jour délai outre-mer',
      ],
    ],
  },
  suivre: {
    motif: 'SUB',
    questions: [
      [
        'Mon dossier est renvoyé : que faire ?',
        'Ouvrez le dossier : le service dit ce qu’il demande. Corrigez, puis transmettez de nouveau. Rien de ce que vous aviez écrit n’est perdu.',
        'correction renvoyé incomplet refus',
      ],
      [
        'Quand aurons-nous une réponse ?',
        'Le dossier dit le délai habituel de cette subvention, et à quelle étape vous en êtes. Vous êtes prévenu par courriel à chaque changement.',
        'délai attente décision long combien temps nouvelles',
      ],
      [
        'Le service demande un papier en plus',
        'Ouvrez le dossier et déposez-le où il est demandé, avant la date dite. Si vous ne l’avez pas, écrivez pourquoi : le service peut donner un délai.',
        'complément pièce manquante complétude',
      ],
      [
        'Comment écrire au service qui étudie mon dossier ?',
        'Depuis le dossier, « Écrire au service ». Le message et la réponse restent dans le dossier, pour tous ceux qui le suivent.',
        'contact téléphone message question instructeur parler',
      ],
      [
        'Puis-je abandonner une demande envoyée ?',
        'Oui : écrivez au service depuis le dossier, il le clôt. Avant l’envoi, vous pouvez supprimer le dossier vous-même.',
        'annuler retirer supprimer renoncer',
      ],
    ],
  },
  argent: {
    motif: 'SUB',
    questions: [
      [
        'Quand serai-je payé ?',
        'Après la décision. La page de votre dossier dit où en est le versement, et ce qui est attendu de vous. Vérifiez que votre RIB est à jour.',
        'versement argent paiement virement reçu délai',
      ],
      [
        'Nous avons reçu moins que demandé',
        'Le service accorde parfois une partie. Vous pouvez adapter le projet à cette somme : dites-le-lui, et dans le compte rendu expliquez ce qui a changé.',
        'montant réduit partiel accordé moins',
      ],
      [
        'Pourquoi la demande est-elle refusée ?',
        'La lettre de décision, dans le dossier, dit le motif et comment le contester : d’abord auprès du service, dans les deux mois.',
        'refus rejet recours motif contester',
      ],
      [
        'Où est la convention à signer ?',
        'Dans le dossier, sous « Courriers ». Au-dessus de 23 000 € par an d’un même financeur, une convention est obligatoire.',
        'convention 23000 arrêté lettre notification',
      ],
      [
        'Le projet change après l’accord : que faire ?',
        'Écrivez au service avant de dépenser autrement. De petites différences se disent dans le compte rendu ; un autre projet demande son accord.',
        'report date annulé modifier changement action',
      ],
    ],
  },
  'compte-rendu': {
    motif: 'CRF',
    questions: [
      [
        'Quand rendre le compte rendu financier ?',
        'Avant le 30 juin de l’année qui suit chaque exercice subventionné. Le portail vous le rappelle.',
        'date bilan crf limite',
      ],
      [
        'Que faut-il dire dans le compte rendu ?',
        'Ce qui a été fait, pour combien de personnes, et ce qui a été dépensé. Le portail reprend ce que vous aviez prévu : vous écrivez en face ce qui s’est passé.',
        'bilan remplir contenu comment crf',
      ],
      [
        'Nous avons dépensé moins que prévu',
        'Dites-le et expliquez pourquoi. Le service peut vous laisser le reste pour une autre année, ou vous demander de le rendre.',
        'reste excédent rembourser non dépensé rendre',
      ],
      [
        'Le projet n’a pas eu lieu',
        'Rendez quand même un compte rendu : dites que l’action n’est pas faite et pourquoi. Le service vous dira comment rendre l’argent ou le reporter.',
        'annulé pas réalisé report rembourser',
      ],
      [
        'Faut-il envoyer toutes les factures ?',
        'Non, sauf si on vous les demande. Gardez-les dix ans : un contrôle est toujours possible.',
        'justificatifs factures preuves contrôle garder',
      ],
    ],
  },
  autres: {
    motif: 'SIR',
    questions: [
      [
        'Notre association n’a pas de SIRET',
        'Il en faut un pour recevoir une subvention. S’il vous manque, « Obtenir un SIRET » fait la demande depuis le portail, et le numéro arrive dans la fiche. En Nouvelle-Calédonie et en Polynésie française, la même page demande le RIDET ou le numéro TAHITI, qui en tient lieu.',
        'siren insee numéro demander obtenir ridet tahiti',
      ],
      [
        'À quoi sert un agrément ?',
        'Il reconnaît le travail de l’association dans un domaine (jeunesse et éducation populaire, sport, service civique). Certaines aides le demandent : leur page le dit.',
        'jep tronc commun habilitation reconnaissance',
      ],
      [
        'Comment déclarer mes heures de bénévole (CEC) ?',
        'Sur le site du compte personnel de formation. L’association les valide ensuite ici, dans « Déclarations bénévoles », avant la date affichée.',
        'compte engagement citoyen formation cpf heures valider',
      ],
      [
        'Comment recevoir l’argent du Pass’Sport ?',
        'Vérifiez le RIB de la structure dans « Pass’Sport », puis inscrivez les codes des adhérents. Le remboursement arrive ensuite sur ce compte.',
        'remboursement code club sport adhérent',
      ],
      [
        'Un logiciel peut-il remplir le portail à notre place ?',
        'Oui, avec une clé que vous créez dans « Logiciels reliés ». Vous choisissez ce qu’elle peut lire ou écrire, et vous l’arrêtez quand vous voulez.',
        'api logiciel clé automatique connecter',
      ],
    ],
  },
};
