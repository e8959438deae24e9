// The paths of a project that a caller may ask by name (`fields`): its head, its sections, and the fields of a section.
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

/** Of the list of projects: « description.intitule » and « corps.description.intitule » are the same path. */
export const champProjetSchema = z
  .enum(champsProjet)
  .transform((path) => (enCourt.includes(path) ? `corps.${path}` : path));

/** Of the projects of a dossier, whose heads come in any case: the same paths, below the form. */
export const champDuCorpsSchema = z.enum([...sections, ...enCourt]).transform(court);
