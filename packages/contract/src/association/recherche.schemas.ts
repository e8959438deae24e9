// What a search in the registers answers (§5 search term, §7 Association).
import { representantFields } from '@asso/domain/association/representant.fields';
import { z } from 'zod';
import { listOf, roleQuerySchema } from '../kernel/common.schemas.ts';
import { etablissementSchema, identifiantsSchema, ligneSchema } from './association.schemas.ts';

/** What is asked or left out beside the association itself. */
const parties = z.enum(['etablissements', 'representants_legaux']);

export const rechercheQuerySchema = roleQuerySchema.extend({
  q: z.string().max(200),
  endpoint: z.literal('structure').optional(),
  include: listOf(parties),
  exclude: listOf(parties),
  /** Representatives, for who may read the association. */
  representants_legaux: z.stringbool().optional(),
  /** Dissolved ones too. */
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
  /** How many people manage it here: where there are some, they answer who asks to join. */
  gestionnaires: z.int(),
  etablissements: z.array(etablissementSchema).optional(),
  representants_legaux: z.array(ligneSchema(representantFields)).optional(),
});
export type AssociationTrouvee = z.infer<typeof associationTrouveeSchema>;

export const rechercheReplySchema = z.object({
  /** 20 at most, the nearest first. */
  items: z.array(associationTrouveeSchema),
  /** There are others: a town makes it more precise. */
  incomplet: z.boolean(),
  /** Words nobody has in their name, with the nearest ones that were looked for instead. */
  proches: z.array(z.object({ mot: z.string(), mots: z.array(z.string()) })),
  /** When our register had nothing: all come from the directory of companies, or it did not answer. */
  annuaire: z.enum(['trouvees', 'inaccessible']).optional(),
});
export type RechercheReply = z.infer<typeof rechercheReplySchema>;
