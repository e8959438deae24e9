import type { DossierAgrementView } from '@asso/contract/agrement/dossier-agrement.schemas';
import type { Actor } from '@asso/domain/compte/actor';
import { currentExercice } from '@asso/domain/referentiel/exercices.rules';
import { isCorrige, pointsSuivis } from '@asso/domain/subvention/points-a-corriger.rules';
import type { DossierRow } from '../dossier/dossier.sql.ts';
import { listEquipe } from '../dossier/equipe.sql.ts';
import { renvoisSuivis } from '../dossier/renvoi/renvois-suivis.ts';
import type { Db } from '../platform/db/database.ts';
import { findAccord } from './accord.sql.ts';
import { accordView } from './accord-view.ts';
import { dossierAgrementView } from './dossier-agrement-view.ts';
import { loadAgrement } from './load-agrement.ts';
import { makePhotoAgrement, readReceivedBy } from './photo-agrement.ts';

/** Reads an agrément dossier with all that its pages show this person. */
export async function readAgrement(
  db: Db,
  row: DossierRow,
  { actor, now }: { actor: Actor; now: Date },
): Promise<DossierAgrementView> {
  const loaded = await loadAgrement(db, row, { actor, now, recu: await readReceivedBy(db, row, actor) });
  const present = makePhotoAgrement({ ...loaded, sites: loaded.complet.sites });
  return dossierAgrementView(loaded, {
    viewer: { actor, currentYear: currentExercice(now) },
    now,
    renvois: await renvoisSuivis(db, { row, present }, { actor, isCorrige, pointsSuivis }),
    equipe: await listEquipe(db, row),
    accord: accordView(await findAccord(db, row.id)),
  });
}
