// What may be asked for beside a dossier, of a list or of one, and which of its fields (§7, C072, C100; decisions, Paths and calls).
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

/** Each kind of dossier says what is in them: absent when not asked, or when this person reads the head only. */
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

/** « id_fo », « description.titre ». */
export const champsDossier = [
  ...Object.keys(dossierItemSchema.shape),
  ...Object.entries(groups).flatMap(([name, { shape }]) =>
    Object.keys(shape).map((field) => `${name}.${field}`),
  ),
];

/** With `fields` the rest of each item is left out; who asks for none has them all, as the type says. */
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
