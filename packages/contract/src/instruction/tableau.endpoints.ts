// The agent's dashboard counts what awaits them; each figure counts the list that it opens.

import { genresDossiers } from '@asso/domain/dossier/genre.rows';
import { colonnesCharge } from '@asso/domain/instruction/charge.rules';
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
  /** The number of opinions asked of the services and not given yet. */
  avis: z.int(),
  /** The dossiers being studied are counted by person; a null `id` counts those assigned to nobody. */
  parCollegue: z.array(z.object({ id: z.string().nullable(), nom: z.string(), nombre: z.int() })),
  /** The deadlines within thirty days, the nearest first. */
  echeances: z.array(
    z.object({
      le: z.string(),
      genre: z.enum(['delai', 'complements', 'avis']),
      demande: z.enum(genresDossiers),
      id_fo: z.string(),
      id_siret: z.string(),
      association: z.string(),
      /**
       * The title of the first project. It is null for an agrément, and for an opinion asked without the projects, which
       * the service does not read then.
       */
      projet: z.string().nullable(),
      /** The id of the opinion; it is null for the other kinds. */
      id: z.string().nullable(),
    }),
  ),
  /** The first of the person's own views are counted. */
  vues: z.array(z.object({ id: z.string(), total: z.int(), totalExact: z.boolean() })),
  /** True when a campaign of these services is open now. */
  hasCampagne: z.boolean(),
});
export type TableauBureau = z.infer<typeof tableauBureauSchema>;

/** What one person has in charge, in the order of `colonnes`. */
const personneSchema = z.object({
  /** The id of a colleague; null counts the dossiers given to nobody. */
  id: z.string().nullable(),
  nom: z.string(),
  /** False for somebody whose account is closed and who still has dossiers. */
  isDuService: z.boolean(),
  nombres: z.array(z.int()),
});

const chargeSchema = z.object({
  service: z.object({ id: z.string(), nom: z.string() }),
  /** `lundi` is the first day of a week, and null for a column that is no week. */
  colonnes: z.array(z.object({ code: z.enum(colonnesCharge), lundi: z.string().nullable() })),
  personnes: z.array(personneSchema),
});
export type PersonneChargee = z.infer<typeof personneSchema>;

export const tableauEndpoints = {
  readTableauBureau: endpoint({
    method: 'GET',
    path: '/rds/bureau/tableau',
    summary: 'Par quoi commencer : ma charge, ce qui est nouveau, les échéances, la charge de chacun.',
    access,
    query: z.object({ ...roleQuerySchema.shape, voir: z.enum(['service', 'charge']).optional() }),
    replica: true,
    reply: tableauBureauSchema,
  }),
  readCharge: endpoint({
    method: 'GET',
    path: '/rds/services/{service}/charge',
    summary: 'La charge de l’équipe : les dossiers de chaque personne, par semaine de leur échéance.',
    access,
    params: { service: z.uuid() },
    query: roleQuerySchema,
    replica: true,
    reply: chargeSchema,
    problems: ['instruction.introuvable'],
  }),
} as const satisfies EndpointTable;
