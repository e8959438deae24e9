import type { DossierAgrement } from '@asso/domain/agrement/dossier-agrement.fields';
import { criteresRemplis, isTcaToSet } from '@asso/domain/agrement/tca.rules';
import { etatTca } from '@asso/domain/association/tca.rules';
import type { Actor } from '@asso/domain/compte/actor';
import { localDay } from '@asso/domain/identifiants/dates-affichees';
import { lockTca, writeTca } from '../association/coffre/tca.sql.ts';
import type { SuiteMouvement } from '../dossier/decision/suites-mouvement.ts';
import type { Tx } from '../platform/db/database.ts';
import { writeHistory } from '../platform/history/history.sql.ts';
import { findDossierVersion, type VersionAgrement } from './version.sql.ts';

type Suivi = {
  dossier: { id: string; id_fo: string; id_association: string };
  definition: Pick<VersionAgrement, 'contenu' | 'type_agrement'>;
  by: Actor;
  at: Date;
};

const demandeTca = ({ contenu, type_agrement }: Suivi['definition']): boolean =>
  contenu.demande_tca === true || type_agrement === 'TCA';

/**
 * Notes the day on which a dossier that is sent asks for the TCA: agréments that rest on a TCA stay valid when its
 * renewal is asked for before its end.
 */
export async function noteTcaDemande(trx: Tx, suivi: Suivi): Promise<void> {
  if (!demandeTca(suivi.definition)) return;
  const { agrement: tca } = await lockTca(trx, suivi.dossier.id_association);
  const jour = localDay(suivi.at);
  // A TCA in force for more than another year needs no request, and a TCA already asked for keeps its first day.
  if (!isTcaToSet({ tca, isRup: false }, jour)) return;
  const asked = { ...tca, tca_date_renouvellement: null };
  if (etatTca(asked, jour) === 'en_cours') return;
  const isEnVigueur = etatTca(tca, jour) === 'valide';
  const changes = { tca_date_demande: jour, ...(isEnVigueur ? {} : { tca_etat: 'en_cours' as const }) };
  await writeTca(trx, { id: suivi.dossier.id_association, at: suivi.at }, changes);
  await noteFait(trx, suivi, { action: 'tca.demander', to: jour });
}

/** Notes that the request of a TCA is refused; a TCA still in force stays so until its end. */
export async function noteTcaRefuse(trx: Tx, suivi: Suivi): Promise<void> {
  if (!demandeTca(suivi.definition)) return;
  const { agrement: tca } = await lockTca(trx, suivi.dossier.id_association);
  if (!tca.tca_date_demande) return;
  const jour = localDay(suivi.at);
  const isEnVigueur = etatTca(tca, jour) === 'valide';
  const changes = { tca_date_refus: jour, ...(isEnVigueur ? {} : { tca_etat: 'refuse' as const }) };
  await writeTca(trx, { id: suivi.dossier.id_association, at: suivi.at }, changes);
  await noteFait(trx, suivi, { action: 'tca.refuser', to: jour });
}

const noteFait = (trx: Tx, { dossier, by, at }: Suivi, fait: { action: string; to: string }): Promise<void> =>
  writeHistory(trx, { objet: 'tca', id_objet: dossier.id_association, by, at, from: dossier.id_fo, ...fait });

/** Refuses, with an agrément, the tronc commun d’agrément (TCA) asked for with it; one already in force stays so. */
export const suiteRefus: SuiteMouvement = {
  follow: async (_, trx, { dossier, action, actor: by, at }) => {
    if (dossier.genre !== 'agrement' || (action !== 'refuse' && action !== 'reject')) return;
    if (criteresRemplis((dossier.tete as DossierAgrement).tca) === 0) return;
    const definition = await findDossierVersion(trx, dossier.id);
    await noteTcaRefuse(trx, { dossier, definition, by, at });
  },
};
