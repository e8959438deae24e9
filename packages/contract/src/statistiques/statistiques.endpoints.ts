// A service reads its figures with this call (§7; screens, Statistiques).
import { z } from 'zod';
import { instructeurs } from '../instruction/instruction-calls.ts';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';
import { rythmeSchema } from './rythme.schemas.ts';
import { statistiquesSchema } from './statistiques.schemas.ts';

export const statistiquesEndpoints = {
  readStatistiques: endpoint({
    method: 'GET',
    path: '/rds/statistiques',
    summary: 'Les chiffres des services de la personne : états, montants, délais, mois, départements.',
    access: instructeurs,
    scope: 'statistiques:lire',
    query: z.object({
      role: z.string().max(40).optional(),
      service: z.uuid().optional(),
      subvention: z.uuid().optional(),
      exercice: z.coerce.number().int().min(2000).max(2100).optional(),
    }),
    replica: true,
    reply: statistiquesSchema,
    problems: ['statistiques.service-inconnu'],
  }),
  readRythme: endpoint({
    method: 'GET',
    path: '/rds/statistiques/delais',
    summary: 'Les délais pour décider et pour payer, mois par mois, cette année et la précédente.',
    access: instructeurs,
    scope: 'statistiques:lire',
    query: z.object({
      role: z.string().max(40).optional(),
      service: z.uuid().optional(),
      subvention: z.uuid().optional(),
      annee: z.coerce.number().int().min(2000).max(2100).optional(),
    }),
    replica: true,
    reply: rythmeSchema,
    problems: ['statistiques.service-inconnu'],
  }),
} as const satisfies EndpointTable;
