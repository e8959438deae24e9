import type { Actor } from '@asso/domain/compte/actor';
import { dayOf } from '@asso/domain/identifiants/dates-affichees';
import { lockTca, writeTca } from '../association/tca.sql.ts';
import type { Tx } from '../platform/db/database.ts';
import { writeHistory } from '../platform/history/history.sql.ts';
import type { VersionAgrement } from './version.sql.ts';

type Suivi = {
  dossier: { id: string; id_fo: string; id_association: string };
  definition: Pick<VersionAgrement, 'contenu' | 'type_agrement'>;
  by: Actor;
  at: Date;
};

const demandeTca = ({ contenu, type_agrement }: Suivi['definition']): boolean =>
  contenu.demande_tca === true || type_agrement === 'TCA';

/** Called when its criteria were filled (`estTcaAPoser`). Asked for on the day the dossier is sent: what is asked before its end keeps the approvals that stand on it. */
export async function noteTcaDemande(trx: Tx, { dossier, definition, by, at }: Suivi): Promise<void> {
  if (!demandeTca(definition)) return;
  const { agrement } = await lockTca(trx, dossier.id_association);
  const jour = dayOf(at);
  const isEnVigueur = agrement.tca_etat === 'valide';
  const changes = { tca_date_demande: jour, ...(isEnVigueur ? {} : { tca_etat: 'en_cours' as const }) };
  await writeTca(trx, dossier.id_association, changes, at);
  await noteFait(trx, { dossier, by, at }, { action: 'tca.demander', to: jour });
}

/** What was in force stays so until its end. */
export async function noteTcaRefuse(trx: Tx, { dossier, definition, by, at }: Suivi): Promise<void> {
  if (!demandeTca(definition)) return;
  const { agrement } = await lockTca(trx, dossier.id_association);
  const jour = dayOf(at);
  const isEnVigueur = agrement.tca_etat === 'valide';
  const changes = { tca_date_refus: jour, ...(isEnVigueur ? {} : { tca_etat: 'refuse' as const }) };
  await writeTca(trx, dossier.id_association, changes, at);
  await noteFait(trx, { dossier, by, at }, { action: 'tca.refuser', to: jour });
}

const noteFait = (
  trx: Tx,
  { dossier, by, at }: Omit<Suivi, 'definition'>,
  fait: { action: string; to: string },
): Promise<void> =>
  writeHistory(trx, { objet: 'tca', id_objet: dossier.id_association, by, at, from: dossier.id_fo, ...fait });
