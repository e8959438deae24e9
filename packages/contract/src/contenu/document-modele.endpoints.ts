// These calls manage document templates and their files (§3 documentsModeles; §7 Other).

import { contenuProblems } from '@asso/domain/contenu/contenu.problems';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';
import { champsFormulaire, changeBodySchema } from '../kernel/formulaire.ts';
import { contenuQuerySchema } from './contenu.schemas.ts';
import { administration, inconnu, params, removedReply } from './contenu-calls.ts';
import {
  documentModeleListSchema,
  documentModeleLuSchema,
  documentModeleSchema,
} from './document-modele.schemas.ts';

const modelesIllisibles = {
  code: 'contenu.modeles-illisibles',
  ...contenuProblems['contenu.modeles-illisibles'],
};

export const documentModeleEndpoints = {
  listDocumentModeles: endpoint({
    method: 'GET',
    path: '/lca/documents-modeles',
    summary: 'Les modèles de documents publiés ; tous, pour un administrateur qui le demande.',
    access: 'public',
    query: contenuQuerySchema,
    reply: documentModeleListSchema,
    fallback: modelesIllisibles,
  }),
  readDocumentModele: endpoint({
    method: 'GET',
    path: '/lca/documents-modeles/{id}',
    summary: 'Un des modèles de documents publiés ; n’importe lequel, pour un administrateur.',
    access: 'public',
    params,
    reply: documentModeleLuSchema,
    problems: [inconnu],
  }),
  downloadDocumentModele: endpoint({
    method: 'GET',
    path: '/lca/documents-modeles/{id}/fichier',
    summary: 'Télécharger le fichier d’un modèle publié : toujours sa dernière version.',
    access: 'public',
    params,
    reply: 'fichier',
    problems: [inconnu, 'contenu.modele-sans-fichier'],
  }),
  createDocumentModele: endpoint({
    method: 'POST',
    path: '/lca/documents-modeles',
    summary: 'Ajouter aux modèles de documents.',
    access: administration,
    body: champsFormulaire('document_modele'),
    reply: documentModeleSchema,
    status: 201,
    idempotent: true,
  }),
  updateDocumentModele: endpoint({
    method: 'PATCH',
    path: '/lca/documents-modeles/{id}',
    summary: 'Changer un des modèles de documents : seuls les champs changés sont envoyés.',
    access: administration,
    params,
    body: changeBodySchema('document_modele'),
    reply: documentModeleSchema,
    ifMatch: 'exige',
    problems: [inconnu, 'kernel.conflit'],
  }),
  deleteDocumentModele: endpoint({
    method: 'DELETE',
    path: '/lca/documents-modeles/{id}',
    summary: 'Retirer un des modèles de documents.',
    access: administration,
    params,
    reply: removedReply,
    problems: [inconnu],
  }),
} as const satisfies EndpointTable;
