import type { recepisseSchema } from '@asso/contract/subvention/subvention.schemas';
import { maskCourriel } from '@asso/domain/identifiants/courriel';
import type { z } from 'zod';
import type { DossierRow } from '../dossier/dossier.sql.ts';

export type Recepisse = z.infer<typeof recepisseSchema>;

/** When, to whom, and where the receipt was sent. */
export const recepisseOf = (given: {
  row: DossierRow;
  at: Date;
  courriel: string;
  delai: number;
}): Recepisse => ({
  id_fo: given.row.id_fo,
  transmis_le: given.at.toISOString(),
  services: given.row.instructions.map((one) => one.nom_service),
  courriel_masque: maskCourriel(given.courriel),
  delai_habituel_jours: given.delai,
});
