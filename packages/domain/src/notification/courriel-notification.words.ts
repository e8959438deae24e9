// The e-mail that copies a notification begins with a full sentence, where the inbox has « objet : état » (§3
// Notification kinds).
import { withElision } from '../identifiants/elision.ts';
import type { NotificationKind, Variante } from './notification.words.ts';

/** When a sentence does not name `{objet}`, the next paragraph does. */
const phrases: { [K in NotificationKind]: Record<Variante<K>, string> } = {
  1: {
    defaut: 'Le dossier est {etat}.',
    rappel: 'Le dossier est à transmettre avant le {date}.',
    clotureReportee: 'La clôture est reportée\u00a0: vous pouvez transmettre votre dossier jusqu’au {date}.',
    clotureAvancee: 'La clôture est avancée\u00a0: votre dossier est à transmettre avant le {date}.',
    clotureGardee: 'La clôture est avancée, mais vous pouvez transmettre votre dossier jusqu’au {date}.',
    effacement: 'Le dossier sera effacé le {date} si personne ne le modifie.',
    ailleurs: 'Un autre service a demandé des corrections\u00a0: le texte du dossier peut changer.',
    paiement: '{paiement}.',
    tca: 'Le tronc commun d’agrément de {objet} est à renouveler avant le {date}.',
  },
  2: {
    defaut: 'Le dossier est à compléter ({manque}).',
    rappel: 'Le dossier est à compléter avant le {date} ({manque}).',
    repondu: '{auteur} a complété le dossier.',
    complet: 'Le dossier est de nouveau complet.',
  },
  3: { defaut: 'Voici où en est votre demande\u00a0: {etat}.' },
  4: {
    defaut: 'Un document est arrivé sur le dossier\u00a0: {document}.',
    refuse: 'Le fichier {objet} est refusé\u00a0: {document}.',
    perime: 'Un document de {objet} sera bientôt périmé\u00a0: {document}.',
    copie: 'La {objet} est prête\u00a0: téléchargez-la avant le {date}.',
  },
  5: {
    defaut: '{auteur} vous a écrit.',
    acces: '{fait}.',
    accesMotive: '{fait}. Motif\u00a0: {motif}.',
    ouverture: 'La subvention « {objet} » est ouverte jusqu’au {date}.',
    declarations: 'Vous avez {nombre} à décider pour {objet} avant le {date}.',
    sansValideur: 'Personne ne valide le CEC pour {objet} ({nombre} en attente jusqu’au {date}).',
  },
  6: {
    defaut: 'Le RIB du dossier a changé.',
    fiche: '{fait}.',
    dossier: '{auteur} a changé le RIB du dossier {dossier}.',
  },
  7: {
    defaut: '{service} est maintenant le service instructeur.',
    affecte: '{auteur} vous a confié un dossier.',
    avis: '{service} demande votre avis avant le {date}.',
    avisRappel: 'Votre avis est attendu avant le {date}.',
    avisDonne: '{service} a rendu un avis {sens}.',
    avisRendu: '{service} a rendu son avis.',
    avisRetire: '{service} n’attend plus votre avis.',
    lot: '{resultat}.',
  },
  8: {
    defaut: 'Le compte rendu est {etat}.',
    rappel: 'Le compte rendu est à transmettre avant le {date}.',
    retard: 'Le compte rendu est à transmettre\u00a0: la date du {date} est passée.',
  },
};

/** The only button of the e-mail says the act it leads to. */
const actes: { [K in NotificationKind]: { defaut: string } & Partial<Record<Variante<K>, string>> } = {
  1: {
    defaut: 'Voir le dossier',
    rappel: 'Terminer et transmettre',
    clotureReportee: 'Ouvrir le dossier',
    clotureAvancee: 'Terminer et transmettre',
    clotureGardee: 'Ouvrir le dossier',
    effacement: 'Ouvrir le dossier',
    ailleurs: 'Voir le dossier',
    paiement: 'Voir les versements',
    tca: 'Voir le tronc commun',
  },
  2: {
    defaut: 'Compléter le dossier',
    rappel: 'Compléter le dossier',
    repondu: 'Lire les compléments',
    complet: 'Voir le dossier',
  },
  3: { defaut: 'Voir la demande de SIRET' },
  4: {
    defaut: 'Voir le document',
    refuse: 'Déposer un autre fichier',
    perime: 'Remplacer le document',
    copie: 'Télécharger la copie',
  },
  5: {
    defaut: 'Lire et répondre',
    acces: 'Voir sur le portail',
    accesMotive: 'Voir sur le portail',
    ouverture: 'Voir cette subvention',
    declarations: 'Lire les déclarations',
    sansValideur: 'Choisir qui valide',
  },
  6: { defaut: 'Voir le RIB', fiche: 'Voir la fiche', dossier: 'Voir les RIB' },
  7: {
    defaut: 'Voir le dossier',
    avis: 'Donner mon avis',
    avisRappel: 'Donner mon avis',
    avisDonne: 'Lire l’avis',
    avisRendu: 'Lire l’avis',
    avisRetire: 'Voir mes avis',
    lot: 'Voir le résultat',
  },
  8: {
    defaut: 'Voir le compte rendu',
    rappel: 'Terminer le compte rendu',
    retard: 'Terminer le compte rendu',
  },
};

/** Returns the label of the button. */
export function acteCourriel(kind: NotificationKind, variante: string): string {
  const known: Record<string, string> & { defaut: string } = actes[kind];
  return known[variante] ?? known.defaut;
}

/** Returns the sentence, and whether its object remains to be named. */
export function sayNotificationCourriel(
  kind: NotificationKind,
  variante: string,
  params: Readonly<Record<string, string>>,
): { phrase: string; isObjetDit: boolean } {
  const known: Record<string, string> & { defaut: string } = phrases[kind];
  const template = known[variante] ?? known.defaut;
  const text = template.replaceAll(/(\bde )?\{(\w+)\}/g, (_, de: string | undefined, name: string) =>
    de && params[name] ? withElision(params[name]) : `${de ?? ''}${params[name] ?? ''}`,
  );
  return {
    phrase: text.charAt(0).toUpperCase() + text.slice(1),
    isObjetDit: template.includes('{objet}'),
  };
}
