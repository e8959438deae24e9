// `fields` may name these paths of a project: its head, its sections, and the fields of a section.
import type { Fields } from '@asso/domain/kernel/fields';
import { projetFields } from '@asso/domain/subvention/projet.fields';
import { z } from 'zod';
import { projetSchema } from './subvention.schemas.ts';

const sections = Object.entries(projetFields as Fields).flatMap(([name, row]) => [
  `corps.${name}`,
  ...(row.kind === 'group' ? Object.keys(row.fields).map((field) => `corps.${name}.${field}`) : []),
]);

const court = (path: string): string => path.replace(/^corps\./, '');
const enCourt = sections.map(court);

export const champsProjet = [...Object.keys(projetSchema.shape), ...sections, ...enCourt] as const;

/** In the list of projects, « description.intitule » and « corps.description.intitule » are the same path. */
export const champProjetSchema = z
  .enum(champsProjet)
  .transform((path) => (enCourt.includes(path) ? `corps.${path}` : path));

/** In a dossier, the heads of projects always come; only paths of the form may be named, with or without « corps. ». */
export const corpsChampSchema = z.enum([...sections, ...enCourt]).transform(court);
