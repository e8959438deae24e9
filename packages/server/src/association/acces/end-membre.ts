import type { Tx } from '../../platform/db/database.ts';
import { writeHistory } from '../../platform/history/history.sql.ts';
import type { AssociationRow } from '../association.sql.ts';
import { cancelInvitations } from '../invitation/invitation.sql.ts';
import { type HistoryAuteur, suitesOfDossiers } from '../suite-dossiers.ts';
import { listGestionnaires, type MembreRow, readNom, updateMembre } from './membre.sql.ts';

/**
 * How an access ends: a request is given up, the person leaves, a manager or an administrator removes them, a new board
 * replaces them, they hand over to somebody, or their account is closed.
 */
export type Fin = 'renoncer' | 'quitter' | 'retirer' | 'remplacer' | 'passer-la-main' | 'fermer-le-compte';

type Ended = {
  row: AssociationRow;
  membre: MembreRow;
  by: HistoryAuteur;
  fin: Fin;
  at: Date;
  motif?: string;
  /** The ids of the accounts that take over; when absent, everybody who still manages the place takes over. */
  successeurs?: readonly string[];
};

/**
 * Ends the access and shares what the person had begun with those who take over; returns the number of dossiers shared.
 */
export async function endMembre(tx: Tx, ended: Ended): Promise<number> {
  const { row, membre, by, fin, at, motif } = ended;
  await updateMembre(tx, membre.id, {
    etat: 'quittee',
    since: at,
    par: by.id,
    ferme_avant: membre.ferme_avant,
  });
  await writeHistory(tx, {
    objet: 'membre',
    id_objet: membre.id,
    by,
    at,
    action: fin,
    from: membre.etat,
    to: 'quittee',
    why: motif ?? null,
    details: { id_association: row.id, personne: await readNom(tx, membre.id_utilisateur) },
  });
  if (fin === 'retirer' || fin === 'remplacer' || fin === 'fermer-le-compte') {
    await cancelInvitations(tx, { par: membre.id_utilisateur, id_association: row.id, at });
  }
  if (membre.etat !== 'active') return 0;
  const { id_utilisateur, id_siret } = membre;
  const id_association = row.id;
  if (membre.restreint) {
    await suitesOfDossiers.takeBack(tx, { id_association, id_utilisateur });
    return 0;
  }
  const a = (ended.successeurs ?? (await listGestionnaires(tx, membre)).map(({ id }) => id)).filter(
    (id) => id !== id_utilisateur,
  );
  const isDesigne = ended.successeurs !== undefined;
  return suitesOfDossiers.succeed(tx, { id_association, id_siret, de: id_utilisateur, a, isDesigne, by, at });
}

/**
 * Shares what is unfinished (dossiers, financial reports, SIRET requests) with the person who takes the association
 * over; returns how many.
 */
export const takeOver = (
  tx: Tx,
  { row, membre, by, at }: { row: AssociationRow; membre: MembreRow; by: HistoryAuteur; at: Date },
): Promise<number> =>
  suitesOfDossiers.succeed(tx, {
    id_association: row.id,
    id_siret: membre.id_siret,
    de: null,
    a: [membre.id_utilisateur],
    isDesigne: true,
    by,
    at,
  });
