// Sets of states, as the domain decides them, and lateness become SQL here; states are literals in the query, so that
// its plan can use them.
import {
  type EtatInstruction,
  filterEtats,
  isAtStudy,
  isInPaiement,
} from '@asso/domain/dossier/instruction.states';
import { delaiVersementLegalJours } from '@asso/domain/dossier/retard.rules';
import { jourMs } from '@asso/domain/identifiants/durees';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../platform/db/database.ts';

/** Gives a condition such as `vu.etat in ('D', '2')`. */
export const etatIs = (
  etat: RawBuilder<unknown>,
  is: (etat: EtatInstruction) => boolean,
): RawBuilder<boolean> => sql`${etat} in (${sql.join(filterEtats(is).map((one) => sql.lit(one)))})`;

/**
 * Gives the state of the instruction `vu` as its reader knows it: a decision that waits to leave is the state for those
 * who read what its service keeps, and for nobody else (ADR 0533).
 */
export const readableEtat = (readsReserve: boolean): RawBuilder<unknown> =>
  readsReserve ? sql`vu.etat_vu` : sql`vu.etat`;

/** Gives in SQL the domain's `reponseHabituelle` of an instruction `vu` under study: null when no delay is known. */
export const seenExpectedDate = sql<Date | null>`(vu.transmis_le + vu.delai_jours * make_interval(secs => ${sql.lit(jourMs / 1000)}))`;

/**
 * Gives in SQL the domain's `isDossierLate` of the instruction `vu`: still under study after longer than its campaign
 * usually takes. `etat` is the state that the reader knows.
 */
export const isSeenLate = (
  now: Date | RawBuilder<unknown>,
  etat: RawBuilder<unknown>,
): RawBuilder<boolean> => sql`(${etatIs(etat, isAtStudy)}
  and ${seenExpectedDate} < ${now})`;

/** How long the campaign of `vu` usually takes to pay, once it is decided or asked for. */
const delaiVersement = sql`make_interval(days => coalesce((select (v.contenu ->> 'delai_versement_jours')::int
  from dossier_subvention ds join campagne_version v on v.id = ds.id_campagne_version
  where ds.id_dossier = vu.id_dossier), ${sql.lit(delaiVersementLegalJours)}))`;

/** When the payment of `vu` that waits now becomes late; null when none waits. */
const demandeLateFrom = sql`vu.paiement_demande_le + ${delaiVersement}`;

/**
 * Tells in SQL whether a payment of the instruction `vu` is late: longer ago than its campaign usually takes, more was
 * due for the years then begun (migration 1020, `du_au`) than is paid now. A later year of a subvention is not due yet,
 * what was asked has its own delay, and what the association has still to ask is not the service's to do: the list of
 * payments says the same (`versements.rules.ts`).
 */
export const isVersementSeenLate = (
  now: Date | RawBuilder<unknown>,
): RawBuilder<boolean> => sql`(${etatIs(sql`vu.etat`, isInPaiement)}
  and vu.montant_verse < coalesce(vu.montant_accorde, 0)
  and vu.montant_verse < du_au(vu.id_dossier, vu.id_service_instructeur,
    ${now}::timestamptz - ${delaiVersement})
  and coalesce(${demandeLateFrom} <= ${now}::timestamptz,
    coalesce(vu.demande_paiement, 'aucune') = 'aucune'))`;

/**
 * Gives in SQL the day when a payment of `vu` becomes late: the usual delay after it was asked for, and after the first
 * instant, a decision or the beginning of a year, when more was due than is paid now. Null when no more is due.
 */
export const seenVersementExpectedDate = sql<Date | null>`(select
    greatest(min(depuis.le) + ${delaiVersement}, ${demandeLateFrom}) from (
    select o.prise_le as le from decision o
      where o.id_dossier = vu.id_dossier and o.id_service = vu.id_service_instructeur
    union all select make_timestamptz(o.annee, 1, 1, 0, 0, 0, 'Europe/Paris') from decision_ligne o
      where o.id_dossier = vu.id_dossier and o.id_service = vu.id_service_instructeur) depuis
  where vu.montant_verse < du_au(vu.id_dossier, vu.id_service_instructeur, depuis.le + interval '1 microsecond'))`;

/** Nothing is left to do on a dossier that is removed, finished, refused or rejected. */
const finis = ['B', '10', '11', '12'] as const;

export const countOuverts = async (db: Db, idService: string): Promise<number> =>
  (
    await db
      .selectFrom('instruction')
      .select(sql<number>`count(*)::int`.as('n'))
      .where('id_service_instructeur', '=', idService)
      .where('etat', 'not in', [...finis])
      .executeTakeFirstOrThrow()
  ).n;
