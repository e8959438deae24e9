// Places are GeoJSON, in the form of the national address service (§7 geographic service).
import { typesLieu } from '@asso/domain/referentiel/lieu.rules';
import { z } from 'zod';
import { roleQuerySchema } from '../kernel/common.schemas.ts';

export const geoQuerySchema = roleQuerySchema.extend({
  q: z.string().max(200).default(''),
  /** `municipality` finds communes only, from the official list. */
  type: z.enum(typesLieu).optional(),
  postcode: z
    .string()
    .regex(/^\d{5}$/)
    .optional(),
  limit: z.coerce.number().int().min(1).max(100).default(6),
});

export const lieuSchema = z.object({
  type: z.enum(typesLieu),
  label: z.string(),
  name: z.string(),
  housenumber: z.string().optional(),
  street: z.string().optional(),
  postcode: z.string().optional(),
  city: z.string(),
  citycode: z.string(),
  oldcity: z.string().optional(),
  context: z.string().optional(),
  x: z.number().optional(),
  y: z.number().optional(),
});

export const pointSchema = z.object({ type: z.literal('Point'), coordinates: z.array(z.number()).min(2) });

export const geoReplySchema = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(
    z.object({
      type: z.literal('Feature'),
      /** Null for communes, because their official list has no coordinates. */
      geometry: pointSchema.nullable(),
      properties: lieuSchema,
    }),
  ),
  /** What the search covers: only communes when no address service is configured. */
  couverture: z.enum(['adresses', 'communes']),
  attribution: z.string(),
  licence: z.string(),
});
export type GeoReply = z.infer<typeof geoReplySchema>;
