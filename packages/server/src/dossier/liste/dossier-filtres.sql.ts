// The filters of the dossiers' list become SQL here: each one of `filtresDossiers` has one row.
import { dernierExerciceProche, isCrfAwaited } from '@asso/domain/dossier/crf-attendu.rules';
import type { NomFiltre } from '@asso/domain/dossier/dossier-filtres.rows';
import { type Echeance, listSeuils, rangEcheance } from '@asso/domain/dossier/echeance-semaine.rules';
import { affecteAPersonne } from '@asso/domain/dossier/file-service.rules';
import { genresDossiers } from '@asso/domain/dossier/genre.rows';
import { type EtatInstruction, isAtStudy, isWithDemandeur } from '@asso/domain/dossier/instruction.states';
import { isUuid } from '@asso/domain/identifiants/uuid';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { Given } from '../../platform/db/statement.sql.ts';
import { etatIs, isSeenLate, isVersementSeenLate, seenExpectedDate } from '../etat-instruction.sql.ts';
import { nouvellesAsked, selectUnread } from './a-lire.sql.ts';
import { hasNoSuite, isTourAssociation } from './tour.sql.ts';

export type ValeursFiltre = { values: readonly string[]; lecteur: string; now: Date };

type Filtre = {
  /** Tells which part of the values changes the text of the condition. */
  shape?: (values: readonly string[]) => string;
  /**
   * Makes the condition on `vu` that is true of the dossiers to keep, there is at least one value; `etat` is the state that the
   * reader knows.
   */
  keeps: (given: Given<ValeursFiltre>, shape: string, etat: RawBuilder<unknown>) => RawBuilder<unknown>;
};

/**
 * Keeps the rows whose column is one of the values; a single value is compared by « = », so that an index can give the
 * order.
 */
const parmi = (
  column: RawBuilder<unknown>,
  type = 'text',
  read: (values: readonly string[]) => readonly unknown[] = (values) => values,
): Filtre => ({
  shape: (values) => (read(values).length === 1 ? 'un' : 'plusieurs'),
  keeps: (given, shape) =>
    shape === 'un'
      ? sql`${column} = ${given(type, ({ values }) => read(values)[0])}`
      : sql`${column} = any(${given(`${type}[]`, ({ values }) => read(values))}::${sql.raw(type)}[])`,
});

const uuids = (values: readonly string[]) => values.filter(isUuid);
const annees = (values: readonly string[]) => values.filter((one) => /^\d{4}$/.test(one)).map(Number);

/**
 * Finds the few dossiers that match in an index of their own before the queue is read; the index may leave out empty
 * values.
 */
const among = (found: (given: Given<ValeursFiltre>) => RawBuilder<unknown>): Filtre => ({
  keeps: (given) => sql`vu.id_dossier = any(array(select id from dossier where ${found(given)}))`,
});

const givenUuids = (given: Given<ValeursFiltre>) =>
  sql`${given('uuid[]', ({ values }) => uuids(values))}::uuid[]`;
const givenTexts = (given: Given<ValeursFiltre>) => sql`${given('text[]', ({ values }) => values)}::text[]`;

const typeAgrement = sql`(dossier.tete->'description'->>'id_type_agrement')`;

/** Tells whether the subvention is paid and the dossier now waits for the association's report. */
const isVerse = (etat: EtatInstruction): boolean => isCrfAwaited(etat) && isWithDemandeur(etat);

/** No dossier asks for so much: a filter whose amount cannot be read therefore keeps nothing. */
const mostEuros = 1e12;
const leastEuros = (values: readonly string[]) =>
  Math.min(...values.filter((one) => /^\d{1,9}$/.test(one)).map(Number), mostEuros);

export const filtresSql: Record<NomFiltre, Filtre> = {
  etats: { ...parmi(sql`vu.etat`), keeps: (given, shape, etat) => parmi(etat).keeps(given, shape, etat) },
  exercices: parmi(sql`vu.exercice`, 'int', annees),
  retard: {
    keeps: (given, _, etat) =>
      isSeenLate(
        given('timestamptz', ({ now }) => now),
        etat,
      ),
  },
  a_payer: { keeps: (given) => isVersementSeenLate(given('timestamptz', ({ now }) => now)) },
  echeance: {
    shape: (values) => `${values.includes('aucune')}`,
    keeps: (given, shape, etat) => {
      const seuils = given('timestamptz[]', ({ now }) => listSeuils(now).map((one) => one.toISOString()));
      const rangs = given('int[]', ({ values }) =>
        values.flatMap((one) => rangEcheance(one as Echeance) ?? []),
      );
      const isDue = sql`width_bucket(${seenExpectedDate}, ${seuils}::timestamptz[]) = any(${rangs}::int[])`;
      const kept = shape === 'true' ? sql`(${isDue} or ${seenExpectedDate} is null)` : isDue;
      return sql`(${etatIs(etat, isAtStudy)} and ${kept})`;
    },
  },
  // A dossier whose state owes no report passes the filter with either value.
  compte_rendu: {
    shape: ([value]) => value ?? '',
    keeps: (given, shape) => {
      const exercice = given('int', ({ now }) => dernierExerciceProche(now));
      const isNear = sql`vu.exercice <= ${exercice}`;
      return sql`(not ${etatIs(sql`vu.etat`, isVerse)} or ${shape === 'loin' ? sql`not (${isNear})` : isNear})`;
    },
  },
  tour: {
    shape: ([value]) => value ?? '',
    keeps: (given, shape) => {
      const isTheirs = isTourAssociation(given);
      if (shape === 'association') return isTheirs;
      return sql`(not ${isTheirs} and ${hasNoSuite} = ${sql.lit(shape === 'personne')})`;
    },
  },
  demande_min: {
    keeps: (given) => sql`vu.montant_demande >= ${given('numeric', ({ values }) => leastEuros(values))}`,
  },
  affectes: {
    shape: (values) => (values.includes(affecteAPersonne) ? `personne ${values.length > 1}` : ''),
    keeps: (given, shape) => {
      const isTheirs = sql`vu.affecte_a = any(${givenUuids(given)})`;
      if (shape === '') return isTheirs;
      return shape === 'personne true'
        ? sql`(${isTheirs} or vu.affecte_a is null)`
        : sql`vu.affecte_a is null`;
    },
  },
  a_lire: {
    shape: (values) => nouvellesAsked(values).join(),
    keeps: (given, shape, etat) =>
      selectUnread(shape.split(','), { lecteur: given('uuid', ({ lecteur }) => lecteur), etat }),
  },
  etiquettes: {
    keeps: (given) => sql`exists (select from etiquette_posee p where p.id_dossier = vu.id_dossier
      and p.id_service = vu.id_service_instructeur and p.id_etiquette = any(${givenUuids(given)}))`,
  },
  statuts: parmi(sql`vu.statut`),
  etatsCRF: { shape: (values) => `${values.includes('1')}`, keeps: crfIn },
  departements: parmi(sql`vu.code_departement`),
  id_type_dispositif: parmi(sql`vu.id_type_dispositif`),
  id_sous_type_dispositif: parmi(sql`vu.id_sous_type_dispositif`),
  genres: {
    // The kinds are literals in the query so that the planner can use the index of agréments.
    shape: (values) => genresDossiers.filter((one) => values.includes(one)).join(),
    keeps: (_, shape) =>
      shape === '' ? sql`false` : sql`vu.genre in (${sql.join(shape.split(',').map((one) => sql.lit(one)))})`,
  },
  id_service_instructeur: parmi(sql`vu.id_service_instructeur`, 'uuid', uuids),
  demandeur: among(
    (given) => sql`id_siret = any(${givenTexts(given)}) or id_association = any(${givenUuids(given)})`,
  ),
  typeAgrements: among(
    (given) => sql`${typeAgrement} is not null and ${typeAgrement} = any(${givenTexts(given)})`,
  ),
  createdBy: among((given) => sql`created_by = any(${givenUuids(given)})`),
  createdByType: parmi(sql`vu.created_by_type`),
};

/**
 * Gives a condition on `vu`: true when a report of the dossier is in a state asked for; one that nobody began is « à
 * saisir » as soon as the granted dossier owes it. In `crf_masque`, bit 0 says that a year has no report yet and bit n
 * that a report is in state n.
 */
function crfIn(given: Given<ValeursFiltre>, withToBegin: string): RawBuilder<unknown> {
  const masque = given('int', ({ values }) =>
    values.filter((one) => /^[1-5]$/.test(one)).reduce((mask, one) => mask | (1 << Number(one)), 0),
  );
  const isBegun = sql`vu.crf_masque & ${masque} <> 0`;
  if (withToBegin !== 'true') return isBegun;
  return sql`(${isBegun} or (vu.crf_masque & 1 = 1 and ${etatIs(sql`vu.etat`, isCrfAwaited)}))`;
}

/** Keeps the codes that at least one dossier holds, even when its subvention has another code now. */
export async function selectDossierCodes(
  db: Db,
  column: 'id_type_dispositif' | 'id_sous_type_dispositif',
  codes: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`select code from unnest(${codes}::text[]) code
    where exists (select from dossier where ${sql.ref(column)} = code)`.execute(db);
  return rows.map(({ code }) => code);
}
