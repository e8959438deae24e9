// The referential lists, as any form of any application may offer them (§7 Referentiels).
import { z } from 'zod';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';

const categorie = z.enum(['official', 'spec', 'plausible', 'mixte']);

const referentielSchema = z.object({
  _id: z.string(),
  type: z.string(),
  /** How far the whole list can be trusted. */
  categorie,
  options: z.array(
    z
      .object({ value: z.string(), label: z.string(), source: z.enum(['official', 'spec', 'plausible']) })
      .loose(),
  ),
});

const filterOptions = z.string().max(100).optional();

export const referentielEndpoints = {
  listReferentiels: endpoint({
    method: 'GET',
    path: '/referentiels',
    summary: 'Les listes de valeurs, avec leur marque : officielle, de la spécification, plausible ou mixte.',
    access: 'public',
    query: z.object({ type: z.string().max(60).optional(), categorie: categorie.optional(), filterOptions }),
    reply: z.object({ items: z.array(referentielSchema) }),
  }),
  readReferentiel: endpoint({
    method: 'GET',
    path: '/referentiel',
    summary: 'Une liste de valeurs, par son type.',
    access: 'public',
    query: z.object({ type: z.string().max(60), filterOptions }),
    reply: z.object({ referentiel: referentielSchema }),
    problems: ['kernel.introuvable'],
  }),
} as const satisfies EndpointTable;
