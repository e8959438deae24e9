// Reminds people before a deadline: a dossier is not transmitted, or not completed.
import { sujetDossier } from '@asso/domain/dossier/dossier.words';
import type { GenreDossier } from '@asso/domain/dossier/genre.rows';
import { showEcheance } from '@asso/domain/identifiants/echeances-affichees';
import { notify } from '../../notification/notify.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { DossierRow } from '../dossier.sql.ts';
import { findDemandeurs } from '../equipe.sql.ts';
import { dossierObjet, nommeRow } from '../tell-dossier.ts';

type Told = { dossier: DossierRow; echeance: Date; zone: string };

/** Reminds the people whom `findDemandeurs` finds that their dossier is not transmitted yet. */
export async function tellNonTransmis(platform: Platform, trx: Tx, told: Told): Promise<void> {
  const { dossier } = told;
  const { date, relative } = dateSaid(platform, told);
  const isSentBack = dossier.instructions.some(({ etat }) => etat === 'C');
  await notify(platform, trx, {
    kind: 1,
    variante: 'rappel',
    ...(await noticeOf(trx, dossier)),
    params: { date },
    mail: {
      ...sujetDossier(`À transmettre ${relative}`, nommeRow(dossier)),
      text: [
        rappelTransmission[dossier.genre],
        ...(isSentBack ? ['Le service vous a demandé des corrections.'] : []),
        `La date limite est le ${date}, ${relative}.`,
      ].join('\n\n'),
    },
  });
}

/** Reminds the people whom `findDemandeurs` finds of what a service found missing, and by when. */
export async function tellAttendu(
  platform: Platform,
  trx: Tx,
  { manque, ...told }: Told & { manque: string },
): Promise<void> {
  const { dossier } = told;
  const { date, relative } = dateSaid(platform, told);
  await notify(platform, trx, {
    kind: 2,
    variante: 'rappel',
    ...(await noticeOf(trx, dossier)),
    params: { date, manque },
    mail: { ...sujetDossier(`À compléter ${relative}`, nommeRow(dossier)) },
  });
}

const rappelTransmission: Record<GenreDossier, string> = {
  subvention: 'Votre demande de subvention n’est pas transmise. Cliquez sur « Transmettre ».',
  agrement: 'Votre demande d’agrément n’est pas transmise. Cliquez sur « Transmettre ».',
};

const dateSaid = ({ clock }: Platform, { echeance, zone }: Told) => showEcheance(echeance, clock.now(), zone);

const noticeOf = async (trx: Tx, dossier: DossierRow) => ({
  to: await findDemandeurs(trx, dossier),
  objet: dossierObjet(dossier),
  id_association: dossier.id_association,
});
