// These calls manage volunteers' declarations (§7 Declarations; decisions, Other states and Systems outside).
import { associationProblems } from '@asso/domain/association/association.problems';
import { benevolatProblems } from '@asso/domain/benevolat/benevolat.problems';
import { genresImportCec } from '@asso/domain/benevolat/import-cec.rules';
import { z } from 'zod';
import {
  listSchema,
  pageQuery,
  pageSchema,
  roleQuerySchema,
  versionSchema,
} from '../kernel/common.schemas.ts';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';
import {
  importBody,
  importRefusals,
  importsFaitsQuery,
  importsFaitsSchema,
  rapportImportSchema,
} from '../referentiel/import.schemas.ts';
import {
  decisionCecBody,
  declarationCecSchema,
  logCecSchema,
  resultatCecSchema,
  sessionCecSchema,
  statutCecSchema,
  valideurCecSchema,
} from './declaration.schemas.ts';

const lecteurs = ['lca.association', 'lca.admin'] as const;
const administrateurs = ['lca.admin'] as const;
const sentences = { ...associationProblems, ...benevolatProblems };
const fallback = <C extends keyof typeof sentences>(code: C) => ({ code, ...sentences[code] });

/**
 * What every call here names: any identifier of the association and, to limit the call to one establishment, its
 * SIRET.
 */
const structureQuery = {
  ...roleQuerySchema.shape,
  idAsso: z.string().min(1).max(64),
  idSiret: z.string().max(20).optional(),
};

export const declarationEndpoints = {
  readSessionCourante: endpoint({
    method: 'GET',
    path: '/cec/sessions/current',
    summary: 'La session en cours du compte d’engagement citoyen ; null entre deux sessions.',
    access: lecteurs,
    query: roleQuerySchema,
    reply: sessionCecSchema.nullable(),
    fallback: fallback('benevolat.illisible'),
  }),
  listSessions: endpoint({
    method: 'GET',
    path: '/cec/sessions',
    summary: 'Toutes les sessions, la plus récente d’abord.',
    access: lecteurs,
    query: roleQuerySchema,
    reply: z.object({ items: z.array(sessionCecSchema) }),
    fallback: fallback('benevolat.illisible'),
  }),
  listLogs: endpoint({
    method: 'GET',
    path: '/cec/logs',
    summary: 'Ce qu’il est advenu des déclarations que le valideur voit, le plus récent d’abord.',
    access: lecteurs,
    query: z.object({ ...structureQuery, ...pageQuery }),
    reply: z.object({ ...pageSchema(logCecSchema).shape, valideur: valideurCecSchema }),
    problems: ['association.introuvable'],
    fallback: fallback('benevolat.illisible'),
  }),
  listDeclarations: endpoint({
    method: 'GET',
    path: '/cec/declarations',
    summary: 'Les déclarations que le valideur voit, la plus ancienne d’abord ; aucune pour les autres.',
    access: lecteurs,
    query: z.object({
      ...structureQuery,
      /** The code of a session; without it, all sessions are listed. */
      session: z.string().max(20).optional(),
      status: listSchema(statutCecSchema),
      etab_siret: z.string().max(20).optional(),
      searchQuery: z.string().max(200).optional(),
      ...pageQuery,
    }),
    reply: z.object({
      ...pageSchema(declarationCecSchema).shape,
      /** The number of declarations of the current session to decide, whatever the filters are. */
      aDecider: z.int(),
      valideur: valideurCecSchema,
      /** The establishments that have declarations in the list. */
      etablissements: z.array(z.object({ siret: z.string(), nom: z.string() })),
    }),
    problems: ['association.introuvable'],
    fallback: fallback('benevolat.illisible'),
  }),
  decideDeclaration: endpoint({
    method: 'PUT',
    path: '/cec/declarations/status/{id}',
    summary: 'Valide ou refuse une déclaration de la session en cours ; un refus a son motif.',
    access: lecteurs,
    params: { id: z.string().min(1).max(64) },
    query: roleQuerySchema,
    body: decisionCecBody,
    reply: declarationCecSchema,
    problems: [
      'benevolat.introuvable',
      'benevolat.deja-decidee',
      'benevolat.session-close',
      'benevolat.session-a-venir',
      'benevolat.motif-obligatoire',
      'benevolat.motif-interdit',
      'benevolat.motif-inconnu',
      'benevolat.changee',
    ],
    ifMatch: 'exige',
    idempotent: true,
    fallback: fallback('benevolat.non-decidee'),
  }),
  decideDeclarations: endpoint({
    method: 'POST',
    path: '/cec/declarations/decisions',
    summary: 'La même décision sur plusieurs déclarations : un résultat pour chacune.',
    access: lecteurs,
    query: roleQuerySchema,
    body: z.strictObject({
      ...decisionCecBody.shape,
      declarations: z
        .array(z.strictObject({ id: z.string().min(1).max(64), version: versionSchema }))
        .min(1)
        .max(100),
    }),
    reply: z.object({ resultats: z.array(resultatCecSchema) }),
    problems: ['benevolat.motif-obligatoire', 'benevolat.motif-interdit', 'benevolat.motif-inconnu'],
    idempotent: true,
    fallback: fallback('benevolat.non-decidee'),
  }),
  importCec: endpoint({
    method: 'POST',
    path: '/cec/imports',
    summary: 'Importe un fichier CSV de sessions ou de déclarations, ou dit ce qu’il ferait (essai).',
    access: administrateurs,
    query: roleQuerySchema,
    body: importBody(genresImportCec),
    reply: rapportImportSchema,
    problems: importRefusals,
    idempotent: true,
    fallback: fallback('benevolat.non-importe'),
  }),
  listImports: endpoint({
    method: 'GET',
    path: '/cec/imports',
    summary: 'Les imports, le plus récent d’abord.',
    access: administrateurs,
    query: importsFaitsQuery,
    reply: importsFaitsSchema,
    fallback: fallback('benevolat.illisible'),
  }),
} as const satisfies EndpointTable;
