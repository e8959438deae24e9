import type { tableauDeBordSchema } from '@asso/contract/subvention/subvention.schemas';
import type { z } from 'zod';

export type Tableau = z.output<typeof tableauDeBordSchema>;
export type Tache = Tableau['aFaire'][number];
