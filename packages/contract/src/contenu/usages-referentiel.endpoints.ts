// The call here tells an administrator which objects use a value of a list, before they end it (§7 Referentiels).
import { codesObjetsUtilisants } from '@asso/domain/referentiel/usages-referentiel.rows';
import { z } from 'zod';
import { roleQuerySchema } from '../kernel/common.schemas.ts';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';

export const usagesReferentielEndpoints = {
  readUsagesValeur: endpoint({
    method: 'GET',
    path: '/referentiels/{_id}/usages',
    summary:
      'Ce qui porte une valeur d’une liste que l’administration change : combien de dossiers, de fiches, de services… Le compte s’arrête après 10 000.',
    access: ['lca.admin', 'rds.appli_admin'],
    params: { _id: z.string().max(60) },
    query: roleQuerySchema.extend({ code: z.string().min(1).max(40) }),
    reply: z.object({
      items: z.array(z.object({ objet: z.enum(codesObjetsUtilisants), n: z.int().nonnegative() })),
    }),
    problems: ['referentiel.inconnu'],
  }),
} as const satisfies EndpointTable;
