import { abandonedSince, dueEffacement } from '@asso/domain/referentiel/avertissement.rules';
import { conservations } from '@asso/domain/referentiel/conservation.rows';
import { addDuree } from '@asso/domain/referentiel/conservation.rules';
import { findDossier } from '../dossier/dossier.sql.ts';
import { takeRappel } from '../dossier/rappel/rappel.sql.ts';
import type { Tx } from '../platform/db/database.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { writeHistory } from '../platform/history/history.sql.ts';
import { eachByLots } from '../platform/jobs/each-by-lots.ts';
import type { Platform } from '../platform/platform.ts';
import {
  type BrouillonLaisse,
  listBrouillonsLaisses,
  lockBrouillonLaisse,
} from './brouillons-laisses.sql.ts';
import { deleteDossiers } from './dossiers-anonymes.sql.ts';
import { anonymiseHistoire } from './historique-anonyme.sql.ts';
import { tellBrouillonLaisse } from './tell-brouillon.ts';

const lot = 200;

/** Does what is due for each forgotten dossier, a warning and at last the erasure, in a transaction of its own. */
export function treatAbandonedBrouillons(platform: Platform): Promise<void> {
  const depuis = abandonedSince('brouillon', platform.clock.now());
  return eachByLots({
    lot,
    list: (after: BrouillonLaisse | null, limit) =>
      listBrouillonsLaisses(platform.db, { depuis, after: after?.id ?? null, limit }),
    act: async (one) => {
      if (dueOf(one, platform.clock.now())) await traite(platform, { id: one.id, depuis });
    },
  });
}

const traite = (platform: Platform, which: { id: string; depuis: Date }): Promise<void> =>
  inTransaction(platform.db, async (tx) => {
    const now = platform.clock.now();
    const brouillon = await lockBrouillonLaisse(tx, which);
    const due = brouillon && dueOf(brouillon, now);
    if (!due) return;
    if (due === 'effacer') return efface(tx, which.id, now);
    const dossier = await findDossier(tx, which.id);
    if (!dossier) return;
    const { id: id_dossier, id_service_instructeur } = dossier;
    const rappel = { id_dossier, objet: 'effacement' as const, id_service_instructeur };
    const sent = { echeance: termeOf(brouillon), jours: due.avertir, envoye_le: now };
    if (!(await takeRappel(tx, { ...rappel, ...sent }))) return;
    await tellBrouillonLaisse(platform, tx, { dossier, toucheLe: brouillon.touche_le, fin: due.fin });
  });

/** Erases a dossier; the journal keeps that it was erased, without any name. */
async function efface(tx: Tx, id: string, at: Date): Promise<void> {
  await deleteDossiers(tx, [id]);
  await anonymiseHistoire(tx, 'dossier', [id]);
  await writeHistory(tx, { objet: 'dossier', id_objet: id, by: null, at, action: 'conservation.effacer' });
}

/** Gives the end of the period: a new touch moves it, and the warnings sent before then no longer count. */
const termeOf = ({ touche_le }: BrouillonLaisse): Date => addDuree(conservations.brouillon.duree, touche_le);

function dueOf(brouillon: BrouillonLaisse, now: Date) {
  const terme = termeOf(brouillon).getTime();
  const avertis = brouillon.avertis
    .filter(({ echeance }) => new Date(echeance).getTime() === terme)
    .map(({ jours, le }) => ({ jours, le: new Date(le) }));
  return dueEffacement('brouillon', { dernierUsage: brouillon.touche_le, avertis }, now);
}
