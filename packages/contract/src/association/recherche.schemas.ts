// The query and the reply of a search in the registers (§5 search term, §7 Association).
import { representantFields } from '@asso/domain/association/collection/representant.fields';
import { z } from 'zod';
import { listSchema, roleQuerySchema } from '../kernel/common.schemas.ts';
import { etablissementSchema, identifiantsSchema, ligneSchema } from './association.schemas.ts';

/** The parts that may be added to each association found, or left out. */
const parties = z.enum(['etablissements', 'representants_legaux']);

export const rechercheQuerySchema = roleQuerySchema.extend({
  q: z.string().max(200),
  endpoint: z.literal('structure').optional(),
  include: listSchema(parties),
  exclude: listSchema(parties),
  /** True adds the representatives, only for people who may read the association. */
  representants_legaux: z.stringbool().optional(),
  /** True includes the dissolved associations. */
  includeDeleted: z.stringbool().optional(),
});
export type RechercheQuery = z.infer<typeof rechercheQuerySchema>;

export const associationTrouveeSchema = identifiantsSchema.extend({
  nom: z.string(),
  sigle: z.string().nullable(),
  commune: z.string().nullable(),
  code_postal: z.string().nullable(),
  code_departement: z.string().nullable(),
  departement: z.string().nullable(),
  etat: z.enum(['active', 'dissoute']),
  date_dissolution: z.string().nullable(),
  /**
   * The number of people who manage the association in the portal; when there are some, they answer the requests to
   * join.
   */
  gestionnaires: z.int(),
  etablissements: z.array(etablissementSchema).optional(),
  representants_legaux: z.array(ligneSchema(representantFields)).optional(),
});
export type AssociationTrouvee = z.infer<typeof associationTrouveeSchema>;

export const rechercheReplySchema = z.object({
  /** The associations found, 20 at most, the best match first. */
  items: z.array(associationTrouveeSchema),
  /** True when more associations match: adding a town narrows the search. */
  incomplet: z.boolean(),
  /** The words that match no name, with the nearest known words that were searched instead. */
  proches: z.array(z.object({ mot: z.string(), mots: z.array(z.string()) })),
  /** Present when our register found nothing: the directory of companies found all the items, or did not answer. */
  annuaire: z.enum(['trouvees', 'inaccessible']).optional(),
});
export type RechercheReply = z.infer<typeof rechercheReplySchema>;
