// `populate` adds parts to a dossier or to each row of a list, and `fields` limits the fields returned (§7, C072,
// C100; decisions, Paths and calls).
import { z } from 'zod';
import { listOf } from '../kernel/common.schemas.ts';
import { type DossierItem, dossierItemSchema } from './dossier.schemas.ts';

export const ajoutsDossier = [
  'projets',
  'crfs',
  'documents',
  'messages',
  'notifications',
  'subvention',
  'association',
  'service',
] as const;
export type AjoutDossier = (typeof ajoutsDossier)[number];

export const populateDossier = listOf(z.enum(ajoutsDossier));

/**
 * Each kind of dossier defines these parts: they are absent when they were not asked for, or when the person sees
 * only the head.
 */
export const ajoutsQuelconques = Object.fromEntries(
  ajoutsDossier.map((name) => [
    name,
    z
      .unknown()
      .meta({ type: ['object', 'array'] })
      .optional(),
  ]),
) as Record<AjoutDossier, z.ZodOptional<z.ZodUnknown>>;

const { description, demandeur, createdBy } = dossierItemSchema.shape;
const groups = { description, demandeur, createdBy };

/** For example « id_fo » and « description.titre ». */
export const champsDossier = [
  ...Object.keys(dossierItemSchema.shape),
  ...Object.entries(groups).flatMap(([name, { shape }]) =>
    Object.keys(shape).map((field) => `${name}.${field}`),
  ),
];

/** With `fields`, the other fields are left out; without it all of them are present, as the exported type says. */
const partial = z.object({
  ...dossierItemSchema.partial().shape,
  description: description.partial().optional(),
  demandeur: demandeur.partial().optional(),
  createdBy: createdBy.partial().optional(),
  ...ajoutsQuelconques,
});
export const dossierListedSchema = partial as unknown as z.ZodType<
  DossierItem & Partial<Record<AjoutDossier, unknown>>
>;
