// A dossier may have to fill the tronc commun d’agrément, and these rules find what it lacks (§3 tca, §4 step 3; ADR
// 0140).
import { alerteTca, etatTca, type TcaRead } from '../association/tca.rules.ts';
import { isBlank } from '../kernel/asks.ts';
import type { Problem } from '../kernel/result.ts';
import { isDate } from '../kernel/value-problems.ts';
import { problems } from '../kernel/walk-problems.ts';
import { sayTypeDocument } from '../referentiel/types-documents.words.ts';
import {
  type CritereTca,
  criteresTca,
  needsNoPreuve,
  preuvesTca,
  type Tca,
  tcaFields,
} from './tca.fields.ts';

type Association = { tca: TcaRead | null | undefined; isRup: boolean };

/**
 * Tells whether the tronc commun d’agrément must be filled: it is not in force, or ends within the year and its renewal
 * is not asked for yet.
 */
export const isTcaToSet = ({ tca, isRup }: Association, jour: string): boolean =>
  etatTca(tca, jour, isRup) !== 'valide' || (!isRup && alerteTca(tca, jour) !== null);

/** Finds every problem at once; `jour` is today in Paris. */
export const tcaProblems = (tca: Tca | null | undefined, jour: string): Problem[] => [
  ...problems(tcaFields, tca ?? {}, { stage: 'transmission' }),
  ...criteresTca.flatMap((critere) => critereProblems(critere, tca?.[critere])),
  ...souscriptionProblems(tca, jour),
];

/** A criterion answered « oui » requires that each of its tests be ticked. */
function critereProblems(critere: CritereTca, value: object | null | undefined): Problem[] {
  if (!value || Reflect.get(value, 'conforme') !== 'oui') return [];
  return Object.entries(tcaFields[critere].fields).flatMap(([name, row]) =>
    row.kind === 'bool' && Reflect.get(value, name) !== true
      ? [
          {
            code: 'agrement.tca-point-non-coche',
            field: `${critere}.${name}`,
            params: { critere: tcaFields[critere].label, point: row.label },
          },
        ]
      : [],
  );
}

/**
 * Returns the answer that the points of a criterion give by themselves: « oui » once all are ticked. Null while one is
 * not, since only the association knows whether it forgot it or does not meet it.
 */
export const tcaPointsReponse = (critere: CritereTca, tca: Tca | null | undefined): 'oui' | null =>
  Object.entries(tcaFields[critere].fields).every(
    ([name, row]) => row.kind !== 'bool' || Reflect.get(tca?.[critere] ?? {}, name) === true,
  )
    ? 'oui'
    : null;

/** Finds what is wrong with the type of the document that proves a criterion; bank details prove none. */
export const typePreuveProblems = (critere: CritereTca, type: string | undefined): Problem[] =>
  type !== undefined && needsNoPreuve(type)
    ? [
        {
          code: 'agrement.tca-preuve-autre',
          field: `${critere}.preuve`,
          params: {
            critere: tcaFields[critere].label,
            type: sayTypeDocument(type),
            exemples: preuvesTca[critere].map(sayTypeDocument).join(', '),
          },
        },
      ]
    : [];

function souscriptionProblems(tca: Tca | null | undefined, jour: string): Problem[] {
  const { conforme, souscrit_le } = tca?.engagement_republicain ?? {};
  const field = 'engagement_republicain.souscrit_le';
  if (conforme !== 'oui') return [];
  if (isBlank(souscrit_le)) return [{ code: 'agrement.tca-sans-date', field }];
  return typeof souscrit_le === 'string' && isDate(souscrit_le) && souscrit_le > jour
    ? [{ code: 'agrement.tca-date-a-venir', field }]
    : [];
}

/** Counts how many of the four criteria are answered, for the line of the step. */
export const criteresRemplis = (tca: Tca | null | undefined): number =>
  criteresTca.filter((critere) => !isBlank(tca?.[critere]?.conforme)).length;

/** Lists the criteria that are not answered « oui »: with a single one, the tronc commun d’agrément is not granted. */
export const criteresManquants = (tca: Tca | null | undefined): CritereTca[] =>
  criteresTca.filter((critere) => tca?.[critere]?.conforme !== 'oui');
