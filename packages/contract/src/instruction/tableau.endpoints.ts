// What an agent begins the day with (screens, Tableau de bord): each figure is that of the list it opens.
import { genresDossiers } from '@asso/domain/dossier/genre.rows';
import { z } from 'zod';
import { roleQuerySchema } from '../kernel/common.schemas.ts';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';
import { instructeurs as access } from './instruction-calls.ts';

const tableauBureauSchema = z.object({
  maCharge: z.int(),
  nonAffectes: z.int(),
  corriges: z.int(),
  messages: z.int(),
  ribs: z.int(),
  /** Asked of these services, not given yet. */
  avis: z.int(),
  /** At study, by person; `id` null: nobody's. */
  parCollegue: z.array(z.object({ id: z.string().nullable(), nom: z.string(), nombre: z.int() })),
  /** In thirty days, the nearest first. */
  echeances: z.array(
    z.object({
      le: z.string(),
      genre: z.enum(['delai', 'complements', 'avis']),
      demande: z.enum(genresDossiers),
      id_fo: z.string(),
      id_siret: z.string(),
      association: z.string(),
      /** Of an opinion. */
      id: z.string().nullable(),
    }),
  ),
  /** How many dossiers one's own views hold, the first of them. */
  vues: z.array(z.object({ id: z.string(), total: z.int(), totalExact: z.boolean() })),
  /** Some campaign of these services takes requests now. */
  hasCampagne: z.boolean(),
});
export type TableauBureau = z.infer<typeof tableauBureauSchema>;

export const tableauEndpoints = {
  readTableauBureau: endpoint({
    method: 'GET',
    path: '/rds/bureau/tableau',
    summary: 'Par quoi commencer : ma charge, ce qui est nouveau, les échéances, la charge de chacun.',
    access,
    query: z.object({ ...roleQuerySchema.shape, voir: z.enum(['service', 'charge']).optional() }),
    reply: tableauBureauSchema,
  }),
} as const satisfies EndpointTable;
