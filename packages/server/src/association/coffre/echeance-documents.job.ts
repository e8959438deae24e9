import { alerteJours } from '@asso/domain/document/validite.rules';
import { formatDay, localDay } from '@asso/domain/identifiants/dates-affichees';
import { addJours } from '@asso/domain/identifiants/durees';
import { z } from 'zod';
import { notify } from '../../notification/notify.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { eachByLots } from '../../platform/jobs/each-by-lots.ts';
import { type JobRow, job, worker } from '../../platform/jobs/job.ts';
import type { Platform } from '../../platform/platform.ts';
import { listGestionnaires } from '../acces/membre.sql.ts';
import {
  type ExpiringDocument,
  listExpiringDocuments,
  takeRappelDocument,
} from './echeance-documents.sql.ts';

/** The job runs in the morning, because it sends e-mails. */
const echeanceJob = job({
  name: 'association.documents-qui-expirent',
  schema: z.object({}),
  cron: '20 8 * * *',
  maxSeconds: 3000,
});

const lot = 500;
export const echeanceDocumentsWorker = (platform: Platform): JobRow =>
  worker(echeanceJob, () => {
    const now = platform.clock.now();
    const days = { from: localDay(now), until: localDay(addJours(now, alerteJours)) };
    return eachByLots({
      lot,
      list: (after: ExpiringDocument | null, limit) =>
        listExpiringDocuments(platform.db, { ...days, after: after?.id ?? null, limit }),
      act: (one) => tell(platform, one),
    });
  });

/** Tells the managers, once, that a document expires, in a transaction of its own. */
async function tell(platform: Platform, one: ExpiringDocument): Promise<void> {
  await inTransaction(platform.db, async (tx) => {
    const at = platform.clock.now();
    const { id, id_association, expire_le } = one;
    if (!(await takeRappelDocument(tx, { id_document: id, expire_le, envoye_le: at }))) return;
    const people = await listGestionnaires(tx, {
      id_association,
      id_siret: one.id_siret,
      // The managers to whom the past is closed are not told of a document deposited before they came.
      ecrit: one.date_chargement,
    });
    const page = `/associations/${one.id_correspondance}/documents`;
    await notify(platform, tx, {
      kind: 4,
      variante: 'perime',
      to: people.map((person) => person.id),
      objet: { type: 'association', id: id_association, libelle: one.nom_association, lien: page },
      id_association,
      params: { document: `${one.nom}, qui expire le ${formatDay(expire_le)}` },
      mail: {
        text: 'Déposez sa nouvelle version : vos dossiers pas encore transmis la prendront. Ce qui est déjà transmis ne change pas.',
      },
    });
  });
}
