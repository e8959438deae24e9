import { sujetDossier } from '@asso/domain/dossier/dossier.words';
import { showEcheance } from '@asso/domain/identifiants/echeances-affichees';
import { z } from 'zod';
import { findDossier } from '../dossier/dossier.sql.ts';
import { findDemandeurs } from '../dossier/equipe.sql.ts';
import { dossierObjet, nommeRow } from '../dossier/tell-dossier.ts';
import { notify } from '../notification/notify.ts';
import type { Tx } from '../platform/db/database.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { type JobRow, job, worker } from '../platform/jobs/job.ts';
import type { Platform } from '../platform/platform.ts';
import {
  type ATell,
  type ClotureRow,
  findEdition,
  listATell,
  lockCloture,
  noteTold,
} from '../subvention/edition.sql.ts';

export const clotureJob = job({
  name: 'catalogue.dire-cloture',
  schema: z.strictObject({ id: z.int() }),
  maxSeconds: 1800,
});

const lot = 100;

/** Tells those who have begun that a closing moved. The new date is theirs already: the act wrote it. */
export const clotureWorker = (platform: Platform): JobRow =>
  worker(clotureJob, async ({ id }) => {
    while ((await tellLot(platform, id)) === lot);
  });

/** Tells of one lot of dossiers and notes it, in one transaction: a run that stopped begins again after it. */
const tellLot = (platform: Platform, id: number): Promise<number> =>
  inTransaction(platform.db, async (trx) => {
    const row = await lockCloture(trx, id);
    const edition = row && (await findEdition(trx, row));
    if (!row || !edition) return 0;
    const found = await listATell(trx, row, lot);
    for (const one of found) await tellOne(platform, trx, { row, one, zone: edition.fuseau });
    const last = found.at(-1);
    if (last) await noteTold(trx, row.id, last.id);
    return found.length;
  });

type Told = { row: ClotureRow; one: ATell; zone: string };

async function tellOne(platform: Platform, trx: Tx, { row, one, zone }: Told): Promise<void> {
  const dossier = await findDossier(trx, one.id);
  if (!dossier) return;
  const isGardee = one.gardee !== null && one.gardee.getTime() > row.apres.getTime();
  const isAvancee = row.apres.getTime() < row.avant.getTime();
  const now = platform.clock.now();
  const said = (instant: Date) => showEcheance(instant, now, zone);
  const { date, relative } = said(isGardee && one.gardee ? one.gardee : row.apres);
  const titre = isGardee ? 'Votre date est gardée' : isAvancee ? 'Clôture avancée' : 'Clôture reportée';
  await notify(platform, trx, {
    kind: 1,
    variante: isGardee ? 'clotureGardee' : isAvancee ? 'clotureAvancee' : 'clotureReportee',
    to: await findDemandeurs(trx, dossier),
    objet: dossierObjet(dossier),
    id_association: dossier.id_association,
    params: { date },
    mail: {
      ...sujetDossier(titre, nommeRow(dossier)),
      text: [
        isGardee
          ? `Le service a avancé la clôture au ${said(row.apres).date}. Vous aviez commencé avant : votre date limite ne change pas, ${relative}.`
          : `La date limite était le ${said(row.avant).date}. Elle est maintenant le ${date}, ${relative}.`,
        ...(row.motif ? [`Motif donné par le service : ${row.motif}`] : []),
        isAvancee
          ? 'Ce que vous avez écrit est gardé.'
          : 'Ce que vous avez écrit est gardé, vous n’avez rien à refaire.',
      ].join('\n\n'),
    },
  });
}
