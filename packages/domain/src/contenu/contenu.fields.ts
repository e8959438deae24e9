// The administrators of the portal write these for everybody: questions, links, templates of documents (§3
// questions, urls, documentsModeles).
import { formats } from '../identifiants/formats.ts';
import type { Draft, Fields } from '../kernel/fields.ts';
import { motifsAssistancePrimaires } from '../referentiel/data/motifs-assistance.ts';
import { typesDocuments } from '../referentiel/data/types-documents.ts';
import { situations } from './questions/situations.rows.ts';

const commun = {
  rang: { kind: 'int', label: 'Rang', aide: 'Les plus petits viennent d’abord.', min: 0, max: 9999 },
  publie: { kind: 'bool', label: 'Publié', aide: 'Sans cette case, seule l’administration le lit.' },
} as const satisfies Fields;

/** The address of a page elsewhere on the internet. */
const adresse = {
  kind: 'text',
  label: 'Adresse internet',
  aide: 'Exemple : https://exemple.fr/guide',
  max: 500,
  format: formats.url,
  requiredAt: 'saisie',
} as const;

export const contenus = {
  question: {
    question: { kind: 'text', label: 'Question', max: 200, format: formats.texte, requiredAt: 'saisie' },
    reponse: {
      kind: 'text',
      label: 'Réponse',
      aide: 'Des phrases courtes ; une ligne vide sépare deux paragraphes.',
      max: 4000,
      multiline: true,
      requiredAt: 'saisie',
    },
    motif: {
      kind: 'choice',
      label: 'Sujet',
      options: motifsAssistancePrimaires,
      liste: 'motifs-assistance-primaires',
      requiredAt: 'saisie',
    },
    situation: {
      kind: 'choice',
      label: 'Situation',
      aide: 'Où elle est rangée, et sur quelles pages l’aide la montre d’abord.',
      options: situations,
    },
    mots: {
      kind: 'text',
      label: 'Autres mots',
      aide: 'Ceux que les gens tapent et qui ne sont pas dans la question.',
      max: 300,
      format: formats.texte,
    },
    ...commun,
  },
  url: {
    label: { kind: 'text', label: 'Nom du lien', max: 120, format: formats.texte, requiredAt: 'saisie' },
    url: adresse,
    ...commun,
  },
  'document-modele': {
    nom: { kind: 'text', label: 'Nom du modèle', max: 120, format: formats.texte, requiredAt: 'saisie' },
    description: { kind: 'text', label: 'À quoi il sert', max: 300, format: formats.texte },
    nature: { kind: 'choice', label: 'Type de document', options: typesDocuments, requiredAt: 'saisie' },
    url: {
      ...adresse,
      label: 'Adresse du fichier',
      aide: 'Seulement s’il est publié ailleurs ; sinon, vous déposerez le fichier une fois le modèle enregistré.',
      requiredAt: undefined,
    },
    ...commun,
  },
} as const satisfies Record<string, Fields>;

export type SorteContenu = keyof typeof contenus;
export type Contenu<S extends SorteContenu> = Draft<(typeof contenus)[S]>;
export type Question = Contenu<'question'>;
