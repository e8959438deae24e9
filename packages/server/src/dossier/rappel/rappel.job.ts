import { type Manque, sayManques } from '@asso/domain/dossier/completude/completude.rules';
import { dueRappel, rappelMaxJours } from '@asso/domain/dossier/rappel.rules';
import { addJours } from '@asso/domain/identifiants/durees';
import { z } from 'zod';
import { inTransaction } from '../../platform/db/transaction.ts';
import { eachByLots, runEach } from '../../platform/jobs/each-by-lots.ts';
import { type JobRow, job, worker } from '../../platform/jobs/job.ts';
import { isDayThere } from '../../platform/mail/jour.ts';
import type { Platform } from '../../platform/platform.ts';
import { findDossier } from '../dossier.sql.ts';
import type { ARappeler, DossierKind, DossierKinds } from '../dossier-kinds.ts';
import { listAttendus, takeRappel } from './rappel.sql.ts';
import { tellAttendu, tellNonTransmis } from './tell-rappel.ts';

/** The job runs each hour, because midnight does not come everywhere at once; nobody is reminded twice. */
const rappelJob = job({
  name: 'dossier.rappeler',
  schema: z.object({}),
  cron: '5 * * * *',
  maxSeconds: 3000,
});

const lot = 500;
export const rappelWorker = (platform: Platform, kinds: DossierKinds): JobRow =>
  worker(rappelJob, () =>
    runEach(
      [
        ...kinds.all().map((kind) => () => remindNonTransmis(platform, kind)),
        () => remindAttendus(platform, kinds),
      ],
      (remind) => remind(),
    ),
  );

function remindNonTransmis(platform: Platform, kind: DossierKind): Promise<void> {
  const now = platform.clock.now();
  const until = addJours(now, rappelMaxJours);
  return eachByLots({
    lot,
    list: (after: ARappeler | null, limit) =>
      kind.aRappeler(platform.db, { now, until, after: after?.id_dossier ?? null, limit }),
    act: (one) => remindOne(platform, one),
  });
}

/** Sends the reminder that is due, if any, in a transaction of its own. */
async function remindOne(
  platform: Platform,
  { id_dossier, echeance, zone, jours }: ARappeler,
): Promise<void> {
  const now = platform.clock.now();
  const days = dueRappel({ echeance, now, zone, jours });
  if (days === null || !isDayThere(now, zone)) return;
  await inTransaction(platform.db, async (trx) => {
    const dossier = await findDossier(trx, id_dossier);
    // The dossier may have been transmitted or removed since it was listed.
    if (!dossier?.instructions.some(({ etat }) => etat === 'A' || etat === 'C') || dossier.est_supprime)
      return;
    const { id_service_instructeur } = dossier;
    const rappel = { id_dossier, objet: 'transmission' as const, id_service_instructeur, echeance };
    if (!(await takeRappel(trx, { ...rappel, jours: days, envoye_le: now }))) return;
    await tellNonTransmis(platform, trx, { dossier, echeance, zone });
  });
}

async function remindAttendus(platform: Platform, kinds: DossierKinds): Promise<void> {
  const { db, clock } = platform;
  const now = clock.now();
  const until = addJours(now, rappelMaxJours);
  await runEach(await listAttendus(db, { now, until }), async (attendu) => {
    const { id_dossier, id_service_instructeur, echeance } = attendu;
    const dossier = await findDossier(db, id_dossier);
    if (!dossier) return;
    const { zone } = await kinds.of(dossier.genre).completude(db, dossier, now);
    const days = dueRappel({ echeance, now, zone });
    if (days === null || !isDayThere(now, zone)) return;
    await inTransaction(db, async (trx) => {
      const rappel = { id_dossier, objet: 'completude' as const, id_service_instructeur, echeance };
      if (!(await takeRappel(trx, { ...rappel, jours: days, envoye_le: now }))) return;
      await tellAttendu(platform, trx, { dossier, echeance, zone, manque: saidOf(attendu) });
    });
  });
}

const saidOf = ({ manques }: { manques: readonly Manque[] }): string => sayManques(manques);
