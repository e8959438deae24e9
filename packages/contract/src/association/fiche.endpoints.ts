// One call reads an association's whole file, for its page, its print and the list of what is missing.
import {
  type CollectionType,
  collections,
  type FieldsOf,
} from '@asso/domain/association/collection/collections.rows';
import { z } from 'zod';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';
import { associationQuerySchema, lecteurs, lectureFallback } from './association.endpoints.ts';
import { ficheSchema, ligneSchema } from './association.schemas.ts';

type LigneSchema<T extends CollectionType> = ReturnType<typeof ligneSchema<FieldsOf<T>>>;
type LignesShape = { [T in CollectionType]: z.ZodArray<LigneSchema<T>> };

// Each collection holds the same rows as its own list call.
const lignesSchema = z.object(
  Object.fromEntries(
    Object.entries(collections).map(([type, { fields }]) => [type, z.array(ligneSchema(fields))]),
  ) as unknown as LignesShape,
);

export const ficheEndpoints = {
  readFiche: endpoint({
    method: 'GET',
    path: '/dac/association/fiche',
    summary: 'Tout ce que le portail sait d’une association, avec la source de chaque donnée.',
    access: lecteurs,
    scope: 'association:lire',
    query: associationQuerySchema,
    reply: ficheSchema.extend({ lignes: lignesSchema }),
    problems: ['association.introuvable'],
    fallback: lectureFallback,
  }),
} as const satisfies EndpointTable;
