import { randomBytes } from 'node:crypto';
import { findSignataire, signatureRappelBefore } from '@asso/domain/dossier/signature/signature.rules';
import { z } from 'zod';
import { hashToken } from '../../compte/session/tokens.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { runEach } from '../../platform/jobs/each-by-lots.ts';
import { type JobRow, job, worker } from '../../platform/jobs/job.ts';
import { isDayThere } from '../../platform/mail/jour.ts';
import type { Platform } from '../../platform/platform.ts';
import { findDossier } from '../dossier.sql.ts';
import { kindsOfDossiers } from '../dossier-kinds.ts';
import { isStillSignataire } from './compte-signataire.ts';
import { signatureMail } from './signature.mail.ts';
import { listARappeler, lockDemande, readPersonne, updateDemande } from './signature.sql.ts';

/**
 * The person who is asked to sign is reminded once, three days before the link ends, during the day in the campaign's
 * time zone.
 */
const rappelJob = job({
  name: 'signature.rappeler',
  schema: z.object({}),
  cron: '25 * * * *',
  maxSeconds: 600,
});

export const rappelSignatureWorker = (platform: Platform): JobRow =>
  worker(rappelJob, async () => {
    const now = platform.clock.now();
    const ids = await listARappeler(platform.db, { now, avant: signatureRappelBefore(now) });
    await runEach(ids, ({ id }) => remind(platform, id, now));
  });

/**
 * Reminds the person to sign. The first link still works: the reminder carries a second one, as only the hash of the
 * first is kept.
 */
const remind = (platform: Platform, id: string, now: Date): Promise<void> =>
  inTransaction(platform.db, async (trx) => {
    const demande = await lockDemande(trx, id);
    if (demande?.etat !== 'demandee' || demande.rappelee_le !== null) return;
    const dossier = await findDossier(trx, demande.id_dossier);
    if (!dossier || dossier.est_supprime) return;
    const kind = kindsOfDossiers.of(dossier.genre);
    const signataire = findSignataire((await kind.aSigner(trx, dossier, now)).complet);
    if (!(await isStillSignataire(trx, { row: dossier, signataire, demande, now }))) return;
    const { zone } = await kind.completude(trx, dossier, now);
    if (!isDayThere(now, zone)) return;
    const jeton = randomBytes(32).toString('base64url');
    await updateDemande(trx, id, { jeton_rappel: hashToken(jeton), rappelee_le: now });
    const to = { id: demande.id_utilisateur, ...(await readPersonne(trx, demande.id_utilisateur)) };
    const par = await readPersonne(trx, demande.par);
    const { publicUrl } = platform.config;
    await platform.mail.write(
      trx,
      signatureMail({ to, dossier, demande, par, jeton, isRappel: true, publicUrl }),
    );
  });
