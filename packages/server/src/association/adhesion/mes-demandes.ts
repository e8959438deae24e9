import type { DecisionAccesView, MaDemande } from '@asso/contract/association/acces.schemas';
import { answerDue, phaseDemande } from '@asso/domain/association/membre.rules';
import type { Actor } from '@asso/domain/compte/actor';
import { documentView } from '../../document/document-view.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { faitAcces } from '../acces/acces-historique.ts';
import { listGestionnaires } from '../acces/membre.sql.ts';
import { toDesaccord } from '../acces/membre-view.ts';
import { type DemandeRow, listAdhesionDecisions, listMyDemandes } from './mes-demandes.sql.ts';
import { listPreuves } from './preuve.sql.ts';
import { takesPreuve } from './preuve-owner.ts';

/**
 * Lists the requests for access that this person made, whatever the answer, each with the people who may answer it and
 * what became of it.
 */
export async function listMesDemandes(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  actor: Actor,
): Promise<MaDemande[]> {
  const rows = await listMyDemandes(db, actor.id);
  const now = clock.now();
  const demandes = rows.filter(({ est_demandee }) => est_demandee);
  const preuves = await listPreuves(
    db,
    demandes.map(({ id }) => id),
  );
  const found: MaDemande[] = [];
  for (const row of demandes) {
    const mine = preuves.filter((one) => one.id_proprietaire === row.id);
    const gestionnaires = (await listGestionnaires(db, row)).length;
    const membre = {
      etat: row.etat,
      since: row.since,
      isConteste: row.conteste_le !== null,
      isAnnulee: row.reponse?.action === 'renoncer',
    };
    const phase = phaseDemande({ membre, gestionnaires, preuves: mine.length, now });
    const isVivante = rows.some((one) => isSamePlace(one, row) && ['demandee', 'active'].includes(one.etat));
    found.push({
      ...headOf(row),
      phase,
      reponse_avant: isInDelay(phase) ? answerDue(row.since).toISOString() : null,
      gestionnaires,
      preuves: mine.map(documentView),
      prend_preuve: takesPreuve(row),
      desaccord: toDesaccord(row),
      reponse: row.etat === 'demandee' ? null : reponseOf(row, actor),
      peut_refaire: !isVivante,
    });
  }
  return found;
}

const isInDelay = (phase: MaDemande['phase']): boolean => phase === 'gestionnaires' || phase === 'desaccord';

const isSamePlace = (a: DemandeRow, b: DemandeRow): boolean =>
  a.id_association === b.id_association && a.id_siret === b.id_siret;

const headOf = (row: DemandeRow) => ({
  id: row.id,
  association: {
    id: row.id_association,
    nom: row.nom,
    id_correspondance: row.id_correspondance,
    id_rna: row.id_rna,
    id_siren: row.id_siren,
    id_siret_siege: row.id_siret_siege,
  },
  id_siret: row.id_siret,
  fonction: row.fonction,
  demandee_le: (row.demandee_le ?? row.since).toISOString(),
  message: row.message,
});

function reponseOf({ reponse }: DemandeRow, actor: Actor): MaDemande['reponse'] {
  if (!reponse) return null;
  const { id, nom, role, motif } = reponse;
  const cote = id === actor.id ? 'moi' : role === 'lca.admin' ? 'administration' : 'gestionnaire';
  return { par: nom ?? '', cote, le: new Date(reponse.le).toISOString(), motif };
}

/** Lists the last decisions of administrators about accesses, the latest first. */
export async function listDecisionsAcces(db: Db): Promise<DecisionAccesView[]> {
  const rows = await listAdhesionDecisions(db);
  return rows.map(({ id_correspondance, nom, ...line }) => ({
    ...faitAcces(line),
    association: id_correspondance === null ? null : { id_correspondance, nom: nom ?? '' },
  }));
}
