import type { CrfManquant, missingCrfEndpoints } from '@asso/contract/dossier/missing-crf.endpoints';
import { dateLimiteCrf, isCrfLate } from '@asso/domain/dossier/crf-attendu.rules';
import { crfBloque } from '@asso/domain/dossier/dossier.words';
import { localDay } from '@asso/domain/identifiants/dates-affichees';
import { currentExercice } from '@asso/domain/referentiel/exercices.rules';
import { openAssociation } from '../../association/association-access.ts';
import { readCursor } from '../../platform/db/keyset.sql.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { readPerimetre } from '../liste/perimetre.ts';
import { type CrfMissing, listCrfDus, ordreCrfDus } from './crf-manquants.sql.ts';

export const missingCrfHandlers = ({ db, clock }: Platform): Handlers<typeof missingCrfEndpoints> => ({
  listMissingCrf: async ({ actor, query: { id_asso, limit, ...query } }) => {
    const cursor = readCursor(query.cursor, ordreCrfDus);
    if (!cursor.ok) return cursor;
    const opened = id_asso === undefined ? null : await openAssociation(db, { actor, id_asso });
    if (opened && !opened.ok) return opened;
    const now = clock.now();
    const { rows, total, ...page } = await listCrfDus(db, {
      perimetre: readPerimetre(actor),
      id_association: opened?.value.row.id,
      anneeCourante: currentExercice(now),
      limit,
      cursor: cursor.value,
    });
    const items = rows.map((row) => crfManquant(row, localDay(now)));
    const most = 10_000;
    return { ok: true, value: { ...page, items, total: Math.min(total, most), totalExact: total <= most } };
  },
});

function crfManquant(row: CrfMissing, aujourdhui: string): CrfManquant {
  const isEnRetard = isCrfLate(row.exercice, aujourdhui);
  return { ...row, avant_le: dateLimiteCrf(row.exercice), isEnRetard, bloque: crfBloque(row, isEnRetard) };
}
