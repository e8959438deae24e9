import type { Actor } from '@asso/domain/compte/actor';
import { copyPrevu } from '@asso/domain/crf/reprise.rules';
import { readAt } from '@asso/domain/kernel/changes';
import { listProjetsCrf } from '../../crf/crf-projet.sql.ts';
import { openCrf } from '../../crf/open-crf.ts';
import { saveCrfProjet } from '../../crf/save-projet-crf.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { done } from './acteurs.ts';

type Seeding = { actor: Actor; key: string; exercice: number };

/** Begins the invented report and fills half of it, through the portal's own code. */
export async function seedCompteRendu(platform: Platform, { actor, key, exercice }: Seeding): Promise<void> {
  const at = platform.clock.now();
  await inTransaction(platform.db, async (trx) => {
    const { dossier, crf } = done(await openCrf(trx, { actor, key, exercice, at }));
    for (const { id, prevu, corps } of await listProjetsCrf(trx, crf.id)) {
      const told = [
        { path: 'isRealised', value: true },
        {
          path: 'moyens.commentaire',
          value: 'Neuf sorties sur dix : la dernière a été annulée par le mistral.',
        },
        ...copyPrevu(prevu, corps),
      ];
      const changes = Object.fromEntries(
        told.map(({ path, value }) => [path, { from: readAt(corps, path) ?? null, to: value }]),
      );
      done(await saveCrfProjet(trx, { dossier, crf }, { actor, id, changes, at }));
    }
  });
}
