// The service's side of Pass'Sport reads files, moves and pays inscriptions, finds beneficiaries and imports files
// (§7 Pass'Sport; decisions, Other states, Systems outside).
import { ordrePaiement } from '@asso/domain/paiement/demande-paiement.states';
import { genresImportPsp } from '@asso/domain/pass-sport/import-pass-sport.rules';
import { servicePspProblems } from '@asso/domain/pass-sport/service-psp.problems';
import { z } from 'zod';
import { listSchema, pageQuery, pageSchema, roleQuerySchema } from '../kernel/common.schemas.ts';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';
import {
  importBody,
  importRefusals,
  importsFaitsQuery,
  importsFaitsSchema,
  rapportImportSchema,
} from '../referentiel/import.schemas.ts';
import {
  beneficiairePspSchema,
  filtresRemboursementSchema,
  mouvementsPspBody,
  rapportMouvementsSchema,
  remboursementDetailSchema,
  remboursementSchema,
  resumeFileSchema,
} from './service-psp.schemas.ts';

const administrateurs = ['lca.admin'] as const;
/**
 * How long the search of beneficiaries may last, in milliseconds, for the caller as for the database [R7.19] [R9.58].
 */
export const beneficiairesMs = 120_000;

const fallback = <C extends keyof typeof servicePspProblems>(code: C) => ({
  code,
  ...servicePspProblems[code],
});

const filtres = {
  ...roleQuerySchema.shape,
  ...filtresRemboursementSchema.shape,
  id_etat: listSchema(z.enum(ordrePaiement)),
  departement: listSchema(z.string().max(3)),
};

export const servicePspEndpoints = {
  listRemboursements: endpoint({
    method: 'GET',
    path: '/psp/remboursements',
    summary:
      'La file des dossiers Pass’Sport à rembourser, le plus ancien d’abord, et ce qu’ils font ensemble.',
    access: administrateurs,
    query: z.object({ ...filtres, ...pageQuery }),
    replica: true,
    reply: z.object({ ...pageSchema(remboursementSchema).shape, ...resumeFileSchema.shape }),
    fallback: fallback('psp-service.illisible'),
  }),
  readRemboursement: endpoint({
    method: 'GET',
    path: '/psp/remboursements/{id}',
    summary: 'Un dossier à rembourser : éligibilité, RIB, attestations, inscriptions et ce qui les bloque.',
    access: administrateurs,
    params: { id: z.string().min(1).max(64) },
    query: roleQuerySchema,
    reply: remboursementDetailSchema,
    problems: ['psp-service.introuvable'],
    fallback: fallback('psp-service.illisible'),
  }),
  moveInscriptionsPsp: endpoint({
    method: 'POST',
    path: '/psp/mouvements',
    summary:
      'Fait avancer des inscriptions, une ou beaucoup, ou dit ce qui arriverait (essai) : un résultat pour chacune.',
    access: administrateurs,
    query: roleQuerySchema,
    body: mouvementsPspBody,
    reply: rapportMouvementsSchema,
    problems: [
      'psp-service.rien',
      'psp-service.motif',
      'psp-service.motif-interdit',
      'psp-service.date',
      'psp-service.date-future',
      'psp-service.trop',
    ],
    idempotent: true,
    fallback: fallback('psp-service.non-traitee'),
  }),
  exportPaiementsPsp: endpoint({
    method: 'GET',
    path: '/psp/paiements/{format}',
    summary: 'Ce qui est mis en paiement, une ligne par compte : CSV ou Excel. Aucun nom de bénéficiaire.',
    access: administrateurs,
    params: { format: z.enum(['csv', 'xlsx']) },
    query: z.object({ ...roleQuerySchema.shape, exerciceId: z.string().max(2).optional() }),
    reply: 'fichier',
    fallback: fallback('psp-service.illisible'),
  }),
  listBeneficiaires: endpoint({
    method: 'GET',
    path: '/psp/beneficiaires',
    summary:
      'Les bénéficiaires dont le code est valable (statut=true) ; une association n’en trouve que par leur code entier.',
    access: ['lca.association', 'lca.admin'],
    query: z.object({
      ...roleQuerySchema.shape,
      statut: z.enum(['true', 'false']).default('true'),
      exerciceId: z.string().max(2).optional(),
      id_psp: z.string().max(20).optional(),
      /** Matches parts of a name and of a town; only administrators may use it. */
      searchQuery: z.string().max(200).optional(),
      departement: listSchema(z.string().max(3)),
      ...pageQuery,
    }),
    reply: pageSchema(beneficiairePspSchema),
    problems: [
      'psp-service.recherche-vague',
      'psp-service.statut-reserve',
      'psp-service.recherche-longue',
      'psp-service.recherches-en-cours',
    ],
    fallback: fallback('psp-service.beneficiaires'),
  }),
  importPsp: endpoint({
    method: 'POST',
    path: '/psp/imports',
    summary:
      'Importe un fichier CSV d’exercices, de fédérations, de bénéficiaires ou de confirmations, ou dit ce qu’il ferait (essai).',
    access: administrateurs,
    query: roleQuerySchema,
    body: importBody(genresImportPsp),
    reply: rapportImportSchema,
    problems: importRefusals,
    idempotent: true,
    fallback: fallback('psp-service.non-importe'),
  }),
  listImportsPsp: endpoint({
    method: 'GET',
    path: '/psp/imports',
    summary: 'Les imports de Pass’Sport, le plus récent d’abord.',
    access: administrateurs,
    query: importsFaitsQuery,
    reply: importsFaitsSchema,
    fallback: fallback('psp-service.illisible'),
  }),
} as const satisfies EndpointTable;
