// The endpoints and the words of each kind of content.
import { questionEndpoints, urlEndpoints } from '@asso/contract/contenu/contenu.endpoints';
import { documentModeleEndpoints } from '@asso/contract/contenu/document-modele.endpoints';
import type { SorteContenu } from '@asso/domain/contenu/contenu.fields';

export const appels = {
  question: {
    list: questionEndpoints.listQuestions,
    read: questionEndpoints.readQuestion,
    create: questionEndpoints.createQuestion,
    update: questionEndpoints.updateQuestion,
    remove: questionEndpoints.deleteQuestion,
    nom: 'question',
    ajouter: 'Ajouter une question',
    nouveau: 'Nouvelle question',
    un: ['question', 'questions'],
    vide: 'Les associations lisent ici les réponses à ce que l’on demande souvent.',
  },
  url: {
    list: urlEndpoints.listUrls,
    read: urlEndpoints.readUrl,
    create: urlEndpoints.createUrl,
    update: urlEndpoints.updateUrl,
    remove: urlEndpoints.deleteUrl,
    nom: 'label',
    ajouter: 'Ajouter un lien',
    nouveau: 'Nouveau lien',
    un: ['lien', 'liens'],
    vide: 'Le plan du site montre les liens publiés.',
  },
  'document-modele': {
    list: documentModeleEndpoints.listDocumentModeles,
    read: documentModeleEndpoints.readDocumentModele,
    create: documentModeleEndpoints.createDocumentModele,
    update: documentModeleEndpoints.updateDocumentModele,
    remove: documentModeleEndpoints.deleteDocumentModele,
    nom: 'nom',
    ajouter: 'Ajouter un modèle',
    nouveau: 'Nouveau modèle',
    un: ['modèle', 'modèles'],
    vide: 'Un modèle est proposé partout où l’on attend un document de son type, et dans le plan du site.',
  },
} as const satisfies Record<SorteContenu, object>;

/** What the pages read of a content, whatever its kind. */
export type ContenuRead = {
  id: string;
  valeur: Record<string, unknown>;
  version: number;
  /** The file, which only a template of document has. */
  fichier?: object | null;
};
