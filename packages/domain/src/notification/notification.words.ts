// There are eight kinds of notifications, each with its sentences (§3 Notification kinds).

/** `{objet}` is the name of the object; the caller gives the other names of the kind. */
export const notificationKinds = {
  1: {
    label: 'état du dossier',
    sentences: {
      defaut: '{objet} : {etat}.',
      rappel: '{objet} : à transmettre avant le {date}.',
      // The closing of its edition moved while the dossier was being written.
      clotureReportee: '{objet} : la clôture est reportée, à transmettre avant le {date}.',
      clotureAvancee: '{objet} : la clôture est avancée, à transmettre avant le {date}.',
      clotureGardee: '{objet} : la clôture est avancée, mais ce dossier garde le {date}.',
      // The draft was never transmitted and nobody changes it any more.
      effacement: '{objet} : effacé le {date} si personne ne le modifie.',
      // Another service of the same dossier had it sent back to the association.
      ailleurs: '{objet} : un autre service a demandé des corrections, son texte peut changer.',
      paiement: '{objet} : {paiement}.',
      // The tronc commun d’agrément of an association is about to end.
      tca: '{objet} : tronc commun d’agrément à renouveler avant le {date}.',
    },
  },
  2: {
    label: 'statut de complétude',
    sentences: {
      defaut: '{objet} : à compléter ({manque}).',
      rappel: '{objet} : à compléter avant le {date} ({manque}).',
      repondu: '{objet} : complété par {auteur}.',
      complet: '{objet} : de nouveau complet.',
    },
  },
  3: { label: 'siret', sentences: { defaut: '{objet} : {etat}.' } },
  4: {
    label: 'document',
    sentences: {
      defaut: '{objet} : nouveau document, {document}.',
      refuse: '{objet} : document refusé, {document}.',
      perime: '{objet} : document bientôt périmé, {document}.',
      // The copy holds all that the portal knows of a person, at their request.
      copie: '{objet} : prête, à télécharger avant le {date}.',
    },
  },
  5: {
    label: 'message',
    sentences: {
      defaut: '{objet} : {auteur} vous a écrit.',
      // Sentences about access to an association: asked, answered, invited, left.
      acces: '{objet} : {fait}.',
      accesMotive: '{objet} : {fait}. Motif : {motif}.',
      // Told to a person who had asked to know when the subvention opens.
      ouverture: '{objet} : ouverte jusqu’au {date}.',
      // Volunteers' hours wait for a valideur, or for somebody to be named valideur.
      declarations: '{objet} : {nombre} à décider avant le {date}.',
      sansValideur: '{objet} : personne ne valide le CEC ({nombre} en attente jusqu’au {date}).',
    },
  },
  6: {
    label: 'RIB',
    sentences: {
      defaut: '{objet} : le RIB a changé.',
      // The association's file was changed by somebody.
      fiche: '{objet} : {fait}.',
      // Told to the managers who do not follow the dossier.
      dossier: '{objet} : {auteur} a changé le RIB du dossier {dossier}.',
    },
  },
  7: {
    label: 'service',
    sentences: {
      defaut: '{objet} : {service} est maintenant le service instructeur.',
      // Sentences for the service that studies the dossier, or is asked for an opinion.
      affecte: '{objet} : {auteur} vous l’a confié.',
      avis: '{objet} : {service} demande votre avis avant le {date}.',
      avisRappel: '{objet} : votre avis est attendu avant le {date}.',
      avisDonne: '{objet} : {service} a rendu un avis {sens}.',
      // Inboxes still hold opinions told before their sense was.
      avisRendu: '{objet} : {service} a rendu son avis.',
      avisRetire: '{objet} : {service} n’attend plus votre avis.',
      // An act was done on many dossiers at once.
      lot: '{objet} : {resultat}.',
    },
  },
  8: {
    label: 'état du compte rendu financier',
    sentences: {
      defaut: '{objet} : {etat}.',
      rappel: '{objet} : à transmettre avant le {date}.',
      retard: '{objet} : à transmettre, la date du {date} est passée.',
    },
  },
} as const satisfies Record<
  number,
  { label: string; sentences: { defaut: string } & Record<string, string> }
>;

export type NotificationKind = keyof typeof notificationKinds;
export const isNotificationKind = (kind: number): kind is NotificationKind =>
  Object.hasOwn(notificationKinds, kind);

type Sentences<K extends NotificationKind> = (typeof notificationKinds)[K]['sentences'];
export type Variante<K extends NotificationKind> = keyof Sentences<K> & string;

type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never;
/** The parameters, beside the object, that the sentence of this kind and variant requires. */
export type NotificationParams<K extends NotificationKind, V extends Variante<K>> = Record<
  Exclude<Names<Sentences<K>[V] & string>, 'objet'>,
  string
>;

/** The type says which page shows the object, so that the browser can link its name. */
export const objetTypes = [
  'dossier',
  'crf',
  'agrement',
  'demande-siret',
  'association',
  'document',
  'declaration',
  'pass-sport',
  'service',
  'subvention',
] as const;
export type ObjetType = (typeof objetTypes)[number];

/** `libelle` names the object in a sentence (« dossier 26-000123 »); `lien` is its page, below /client. */
export type NotificationObjet = { type: ObjetType; id: string; libelle: string; lien: string | null };

/**
 * Returns what happened, for a place where the object is already named: the « {objet} : » that begins every sentence is
 * left out.
 */
export const extractFait = ({ sentence, objet }: { sentence: string; objet: { libelle: string } }): string =>
  sentence.slice(objet.libelle.length).replace(/^\s*:\s*/, '');

/** Returns one sentence with a capital; a variant that no longer exists is read as `defaut`. */
export function notificationSentence(
  kind: NotificationKind,
  variante: string,
  params: Readonly<Record<string, string>>,
): string {
  const sentences: Record<string, string> = notificationKinds[kind].sentences;
  const sentence = sentences[variante] ?? notificationKinds[kind].sentences.defaut;
  const text = sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
