// These questions have codes fixed by the specification, and each has its mode in a financial report (§5 CRF field
// modes).
import type { CustomFields } from '../kernel/draft-schema.ts';
import type { Choice, Fields, ModeCrf, Row } from '../kernel/fields.ts';
import { isOffered, type ListeOption, type Listes } from '../kernel/listes.ts';
import type { Problem } from '../kernel/result.ts';
import { modalitesAide } from '../referentiel/data/aide-alimentaire/modalites-aide.ts';
import { naturesAide } from '../referentiel/data/aide-alimentaire/natures-aide.ts';
import { federationsSportives } from '../referentiel/data/federations-sportives.ts';
import { modalitesDispositifs } from '../referentiel/data/modalites-dispositifs.ts';
import { niveauxFormation } from '../referentiel/data/niveaux-formation.ts';
import { objectifsOperationnels } from '../referentiel/data/objectifs-operationnels.ts';
import { typesTerritoires } from '../referentiel/data/types-territoires.ts';
import { typesValidite } from '../referentiel/data/types-validite.ts';

const options = (rows: readonly Choice[]): Choice[] => rows.map(({ value, label }) => ({ value, label }));

/** The codes are the specification's, and a campaign cannot change their mode. */
export const champsOfficiels = {
  id_type_territoire: {
    kind: 'choice',
    label: 'Type de territoire',
    options: options(typesTerritoires),
    crf: 'modifiable',
  },
  nombre_sessions_formations: {
    kind: 'int',
    label: 'Nombre de sessions de formation',
    min: 1,
    max: 1000,
    crf: 'modifiable',
  },
  duree_par_session: {
    kind: 'decimal',
    label: 'Durée d’une session, en jours',
    decimals: 2,
    min: 0,
    max: 366,
    crf: 'modifiable',
  },
  id_type_validite: {
    kind: 'choice',
    label: 'Public valide ou en situation de handicap',
    options: options(typesValidite),
    crf: 'modifiable',
  },
  id_type_projet: {
    kind: 'choice',
    label: 'Type de projet',
    options: options(naturesAide),
    crf: 'modifiable',
  },
  nom_salarie: { kind: 'text', label: 'Nom de la personne salariée', max: 120, crf: 'modifiable' },
  siren_federation: {
    kind: 'choice',
    label: 'Fédération sportive',
    options: options(federationsSportives),
    crf: 'lecture',
  },
  id_niveau_formation: {
    kind: 'choice',
    label: 'Niveau de formation',
    options: options(niveauxFormation),
    crf: 'lecture',
  },
  id_nature_aide: {
    kind: 'choice',
    label: 'Nature de l’aide',
    options: options(naturesAide),
    crf: 'lecture',
  },
  id_modalite_aide: {
    kind: 'choice',
    label: 'Modalité de l’aide',
    options: options(modalitesAide),
    crf: 'lecture',
  },
  id_objectif_operationnel: {
    kind: 'choice',
    label: 'Objectif opérationnel',
    options: options(objectifsOperationnels),
    crf: 'lecture',
  },
  id_modalite_dispositif: {
    kind: 'choice',
    label: 'Modalité du dispositif',
    options: options(modalitesDispositifs),
    crf: 'lecture',
  },
} as const satisfies Fields;

/** Returns the questions with the federations offered on that day; a campaign keeps its own copy. */
export function officialFieldsOn(jour: string, listes: Listes): Fields {
  const federations: readonly ListeOption[] = listes['federations-sportives'] ?? federationsSportives;
  const offered = options(federations.filter((one) => isOffered(one, jour)));
  return { ...champsOfficiels, siren_federation: { ...champsOfficiels.siren_federation, options: offered } };
}

/**
 * Returns the mode of a question in the report. The table above decides for its codes; otherwise the campaign decides,
 * and without its choice the question is only read.
 */
export function modeCrf(code: string, row: Pick<Row, 'crf'>): ModeCrf {
  const official: Fields = champsOfficiels;
  return (Object.hasOwn(official, code) && official[code]?.crf) || row.crf || 'lecture';
}

/**
 * Returns a campaign's own questions for a report: those left out are removed, and nobody may write those that are
 * only read.
 */
export const crfChamps = (custom: CustomFields): CustomFields =>
  Object.fromEntries(Object.entries(custom).map(([bloc, fields]) => [bloc, fieldsDuCrf(fields)]));

/**
 * Replaces the problem of a missing federation, which is not typed here: the association declares it in its file, and
 * the problem says so (§5).
 */
export const withFederation = (found: readonly Problem[]): Problem[] =>
  found.map((one) =>
    isMissing(one) && one.field?.split('.').at(-1) === 'siren_federation'
      ? { code: 'subvention.federation-non-declaree', field: one.field }
      : one,
  );

const isMissing = ({ code }: Problem): boolean =>
  code === 'kernel.a-renseigner' || code === 'kernel.obligatoire';

const fieldsDuCrf = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([code, row]): [string, Row][] => {
      const mode = modeCrf(code, row);
      if (mode === 'absent') return [];
      return [[code, mode === 'modifiable' ? row : { ...row, requiredAt: undefined, writtenBy: 'server' }]];
    }),
  );
