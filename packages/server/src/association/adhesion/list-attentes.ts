import type { accesEndpoints } from '@asso/contract/association/acces.endpoints';
import type { DemandeAcces } from '@asso/contract/association/acces.schemas';
import type { QueryOf } from '@asso/contract/kernel/endpoint';
import { ageJours, answerDue, askedBefore, reponsesOuvertes } from '@asso/domain/association/membre.rules';
import type { Actor } from '@asso/domain/compte/actor';
import type { DocumentRow } from '../../document/document.sql.ts';
import { documentView } from '../../document/document-view.ts';
import { readCursor } from '../../platform/db/keyset.sql.ts';
import type { Platform } from '../../platform/platform.ts';
import { toDesaccord } from '../acces/membre-view.ts';
import { type AttenteRow, attenteOrder, listAttentes } from './attente.sql.ts';
import { listPreuves } from './preuve.sql.ts';

type Query = QueryOf<typeof accesEndpoints.listDemandesAcces>;

/**
 * Lists, the oldest first, the accesses that wait for an administrator: requests, even while the managers may still
 * answer, and accesses that are contested or do not open the earlier dossiers yet (`passe-ferme`).
 */
export async function listDemandesAcces(
  { db, clock }: Platform,
  { actor, query }: { actor: Actor; query: Query },
) {
  const cursor = readCursor(query.cursor, attenteOrder);
  if (!cursor.ok) return cursor;
  const now = clock.now();
  const { rows, ...page } = await listAttentes(db, {
    attente: query.attente ?? [],
    preuve: query.preuve ?? [],
    q: query.q ?? '',
    echues: askedBefore(now),
    limit: query.limit,
    cursor: cursor.value,
  });
  const preuves = await listPreuves(
    db,
    rows.map(({ id }) => id),
  );
  return {
    ok: true as const,
    value: { ...page, items: rows.map((row) => demandeView(row, { actor, preuves, now })) },
  };
}

function demandeView(
  row: AttenteRow,
  { actor, preuves, now }: { actor: Actor; preuves: readonly DocumentRow[]; now: Date },
): DemandeAcces {
  const { id, id_association, id_siret, fonction, etat, since, passe_ferme, version } = row;
  const mine = preuves.filter((one) => one.id_proprietaire === id);
  const isConteste = row.conteste_le !== null;
  const gestionnaires = row.gestionnaires.filter((one) => !one.compte_ferme).length;
  const membre = {
    etat,
    since,
    isPasseFerme: passe_ferme,
    isConteste,
    installeLe: null,
    isMoi: row.id_utilisateur === actor.id,
  };
  const reponses = reponsesOuvertes({ membre, gestionnaires, preuves: mine.length, now });
  const isDue = gestionnaires === 0 || answerDue(since) <= now;
  return {
    id,
    id_siret,
    fonction,
    etat,
    since: since.toISOString(),
    passe_ferme,
    version,
    nom: row.nom,
    prenom: row.prenom,
    civilite: row.civilite,
    email: row.email,
    association: {
      id: id_association,
      nom: row.asso_nom,
      commune: row.commune,
      id_correspondance: row.id_correspondance,
      id_rna: row.id_rna,
      id_siren: row.id_siren,
      id_siret_siege: row.id_siret_siege,
    },
    reponse_avant: etat === 'demandee' ? answerDue(since).toISOString() : null,
    age_jours: ageJours(since, now),
    attente: etat === 'active' ? (isConteste ? 'conteste' : 'passe-ferme') : isDue ? 'a-decider' : 'delai',
    desaccord: toDesaccord(row),
    message: row.message,
    reponses,
    preuves: mine.map(documentView),
    gestionnaires: row.gestionnaires.map((one) => ({
      ...one,
      derniere_visite: one.derniere_visite && new Date(one.derniere_visite).toISOString(),
    })),
  };
}
