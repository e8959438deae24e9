// These calls manage the library of expected fields and documents (§7 Generic: champs-attendus, documents-attendus;
// Other: PUT).
import { administrateursCatalogue } from '@asso/domain/catalogue/catalogue.rights';
import { z } from 'zod';
import { pageSchema, roleQuerySchema } from '../kernel/common.schemas.ts';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';
import { champsFormulaire, changeBodySchema } from '../kernel/formulaire.ts';
import { attendusQuerySchema, champAttenduSchema, documentAttenduSchema } from './attendu.schemas.ts';

const params = { id: z.string().min(1).max(60) };
const query = roleQuerySchema;
const access = administrateursCatalogue;
const inconnu = 'catalogue.modele-inconnu';
const refus = [inconnu, 'catalogue.modele-national', 'catalogue.modele-code-pris', 'kernel.conflit'] as const;

export const attenduEndpoints = {
  listChampsAttendus: endpoint({
    method: 'GET',
    path: '/lca/champs-attendus',
    summary: 'Les champs que les campagnes peuvent reprendre, par libellé.',
    access,
    query: attendusQuerySchema,
    reply: pageSchema(champAttenduSchema),
  }),
  readChampAttendu: endpoint({
    method: 'GET',
    path: '/lca/champs-attendus/{id}',
    summary: 'Un champ de la bibliothèque.',
    access,
    params,
    query,
    reply: champAttenduSchema,
    problems: [inconnu],
  }),
  createChampAttendu: endpoint({
    method: 'POST',
    path: '/lca/champs-attendus',
    summary:
      'Ajoute un champ à la bibliothèque de son territoire, ou de tous pour un administrateur national.',
    access,
    query,
    body: champsFormulaire('champ_attendu'),
    reply: champAttenduSchema,
    problems: ['catalogue.modele-code-pris'],
    idempotent: true,
    status: 201,
  }),
  updateChampAttendu: endpoint({
    method: 'PATCH',
    path: '/lca/champs-attendus/{id}',
    summary: 'Change un champ de la bibliothèque ; les campagnes qui l’ont repris gardent le leur.',
    access,
    params,
    query,
    body: changeBodySchema('champ_attendu'),
    reply: champAttenduSchema,
    problems: refus,
    ifMatch: 'exige',
  }),
  deleteChampAttendu: endpoint({
    method: 'DELETE',
    path: '/lca/champs-attendus/{id}',
    summary: 'Retire un champ de la bibliothèque ; les campagnes qui l’ont repris gardent le leur.',
    access,
    params,
    query,
    reply: z.object({ id: z.string() }),
    problems: [inconnu, 'catalogue.modele-national'],
    idempotent: true,
  }),
  listDocumentsAttendus: endpoint({
    method: 'GET',
    path: '/lca/documents-attendus',
    summary: 'Les pièces que les campagnes peuvent reprendre, par libellé.',
    access,
    query: attendusQuerySchema,
    reply: pageSchema(documentAttenduSchema),
  }),
  readDocumentAttendu: endpoint({
    method: 'GET',
    path: '/lca/documents-attendus/{id}',
    summary: 'Une pièce de la bibliothèque.',
    access,
    params,
    query,
    reply: documentAttenduSchema,
    problems: [inconnu],
  }),
  createDocumentAttendu: endpoint({
    method: 'POST',
    path: '/lca/documents-attendus',
    summary:
      'Ajoute une pièce à la bibliothèque de son territoire, ou de tous pour un administrateur national.',
    access,
    query,
    body: champsFormulaire('document_attendu'),
    reply: documentAttenduSchema,
    problems: ['catalogue.modele-code-pris'],
    idempotent: true,
    status: 201,
  }),
  updateDocumentAttendu: endpoint({
    method: 'PATCH',
    path: '/lca/documents-attendus/{id}',
    summary: 'Change une pièce de la bibliothèque ; les campagnes qui l’ont reprise gardent la leur.',
    access,
    params,
    query,
    body: changeBodySchema('document_attendu'),
    reply: documentAttenduSchema,
    problems: refus,
    ifMatch: 'exige',
  }),
  replaceDocumentAttendu: endpoint({
    method: 'PUT',
    path: '/lca/documents-attendus/{id}',
    summary: 'Remplace une pièce de la bibliothèque par celle-ci.',
    access,
    params,
    query,
    body: champsFormulaire('document_attendu'),
    reply: documentAttenduSchema,
    problems: refus,
    ifMatch: 'exige',
  }),
  deleteDocumentAttendu: endpoint({
    method: 'DELETE',
    path: '/lca/documents-attendus/{id}',
    summary: 'Retire une pièce de la bibliothèque ; les campagnes qui l’ont reprise gardent la leur.',
    access,
    params,
    query,
    reply: z.object({ id: z.string() }),
    problems: [inconnu, 'catalogue.modele-national'],
    idempotent: true,
  }),
} as const satisfies EndpointTable;
