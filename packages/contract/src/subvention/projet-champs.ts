// The paths of a project that a caller may ask by name (`fields`): its head, its sections, and the fields of a section.
import type { Fields } from '@asso/domain/kernel/fields';
import { projetFields } from '@asso/domain/subvention/projet.fields';
import { projetSchema } from './subvention.schemas.ts';

const sections = Object.entries(projetFields as Fields).flatMap(([name, row]) => [
  `corps.${name}`,
  ...(row.kind === 'group' ? Object.keys(row.fields).map((field) => `corps.${name}.${field}`) : []),
]);

export const champsProjet = [...Object.keys(projetSchema.shape), ...sections] as const;
