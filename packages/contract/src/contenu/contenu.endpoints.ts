// Administrators write questions and links for everybody with these calls (§7 Generic, Other).

import { contenus } from '@asso/domain/contenu/contenu.fields';
import { contenuProblems } from '@asso/domain/contenu/contenu.problems';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';
import { champsFormulaire, changeBodySchema } from '../kernel/formulaire.ts';
import { contenuListSchema, contenuQuerySchema, contenuSchema } from './contenu.schemas.ts';
import { administration, inconnu, params, removedReply } from './contenu-calls.ts';

const illisible = { code: 'contenu.question-illisible', ...contenuProblems['contenu.question-illisible'] };

export const questionEndpoints = {
  listQuestions: endpoint({
    method: 'GET',
    path: '/lca/questions',
    summary: 'Les questions fréquentes publiées ; toutes, pour un administrateur qui le demande.',
    access: 'public',
    query: contenuQuerySchema,
    replica: true,
    reply: contenuListSchema(contenus.question, 'question'),
  }),
  readQuestion: endpoint({
    method: 'GET',
    path: '/lca/questions/{id}',
    summary: 'Une question publiée ; n’importe laquelle, pour un administrateur.',
    access: 'public',
    params,
    reply: contenuSchema(contenus.question, 'question'),
    problems: [inconnu],
  }),
  createQuestion: endpoint({
    method: 'POST',
    path: '/lca/questions',
    summary: 'Écrire une question et sa réponse.',
    access: administration,
    body: champsFormulaire('question'),
    reply: contenuSchema(contenus.question, 'question'),
    status: 201,
    idempotent: true,
  }),
  updateQuestion: endpoint({
    method: 'PATCH',
    path: '/lca/questions/{id}',
    summary: 'Changer une question : seuls les champs changés sont envoyés.',
    access: administration,
    params,
    body: changeBodySchema('question'),
    reply: contenuSchema(contenus.question, 'question'),
    ifMatch: 'exige',
    problems: [inconnu, 'kernel.conflit'],
    fallback: illisible,
  }),
  replaceQuestion: endpoint({
    method: 'PUT',
    path: '/lca/questions/{id}',
    summary: 'Remplacer une question et sa réponse.',
    access: administration,
    params,
    body: champsFormulaire('question'),
    reply: contenuSchema(contenus.question, 'question'),
    ifMatch: 'exige',
    problems: [inconnu, 'kernel.conflit'],
    fallback: illisible,
  }),
  deleteQuestion: endpoint({
    method: 'DELETE',
    path: '/lca/questions/{id}',
    summary: 'Retirer une question.',
    access: administration,
    params,
    reply: removedReply,
    problems: [inconnu],
  }),
} as const satisfies EndpointTable;

export const urlEndpoints = {
  listUrls: endpoint({
    method: 'GET',
    path: '/lca/urls',
    summary: 'Les liens publiés ; tous, pour un administrateur qui le demande.',
    access: 'public',
    query: contenuQuerySchema,
    replica: true,
    reply: contenuListSchema(contenus.url, 'url'),
  }),
  readUrl: endpoint({
    method: 'GET',
    path: '/lca/urls/{id}',
    summary: 'Un des liens publiés ; n’importe lequel, pour un administrateur.',
    access: 'public',
    params,
    reply: contenuSchema(contenus.url, 'url'),
    problems: [inconnu],
  }),
  createUrl: endpoint({
    method: 'POST',
    path: '/lca/urls',
    summary: 'Ajouter aux liens.',
    access: administration,
    body: champsFormulaire('url'),
    reply: contenuSchema(contenus.url, 'url'),
    status: 201,
    idempotent: true,
  }),
  updateUrl: endpoint({
    method: 'PATCH',
    path: '/lca/urls/{id}',
    summary: 'Changer un des liens : seuls les champs changés sont envoyés.',
    access: administration,
    params,
    body: changeBodySchema('url'),
    reply: contenuSchema(contenus.url, 'url'),
    ifMatch: 'exige',
    problems: [inconnu, 'kernel.conflit'],
  }),
  deleteUrl: endpoint({
    method: 'DELETE',
    path: '/lca/urls/{id}',
    summary: 'Retirer un des liens.',
    access: administration,
    params,
    reply: removedReply,
    problems: [inconnu],
  }),
} as const satisfies EndpointTable;
