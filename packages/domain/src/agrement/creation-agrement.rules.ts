// An agrément dossier may begin only for the seat, an exercise and dates that its definition accepts (§4 Wizard
// steps, step 0; §7 Accreditation only).
import { isServi } from '../compte/territoire-servi.rules.ts';
import type { Problem } from '../kernel/result.ts';
import { sayTerritoire } from '../subvention/montants/reserve.words.ts';
import type { Definition } from './definition.rules.ts';
import { ouvertureAgrementProblems } from './dossier-agrement.rules.ts';

export type DebutAgrement = {
  definition: Definition;
  /** The values by which the version is known, and the service that offers it. */
  version: {
    type_agrement: string;
    id_service: string;
    nom_service: string;
    code_territoire: string;
    campagne_exercice: number;
  };
  /** What the caller asks for; the type and the service may be left out. */
  description: { exercice: number; id_type_agrement?: string; id_service_instructeur?: string };
  siret: string;
  siege: string | null;
  /** The département of the head office; null when it is not known. */
  departement: string | null;
  now: Date;
};

/** Returns everything that keeps the dossier from being begun; the fields are those of the creation's body. */
export function debutProblems({
  definition,
  version,
  description,
  siret,
  siege,
  departement,
  now,
}: DebutAgrement): Problem[] {
  const { exercice, id_type_agrement: type, id_service_instructeur: service } = description;
  const { campagne_exercice } = version;
  return [
    ...(siret === siege ? [] : [{ code: 'agrement.pas-le-siege', field: 'demandeur.id_siret' }]),
    ...horsTerritoire(version, departement),
    ...ouvertureAgrementProblems(definition, now),
    ...(exercice === campagne_exercice
      ? []
      : [
          {
            code: 'agrement.exercice-impossible',
            field: 'description.exercice',
            params: { exercice: campagne_exercice },
          },
        ]),
    ...((type === undefined || type === version.type_agrement) &&
    (service === undefined || service === version.id_service)
      ? []
      : [{ code: 'agrement.autre-version', field: 'description.code_agrement' }]),
  ];
}

/** Refuses an agrément whose service holds another place than that of the head office. */
const horsTerritoire = (
  { nom_service: service, code_territoire }: DebutAgrement['version'],
  departement: string | null,
): Problem[] =>
  isServi(code_territoire, departement)
    ? []
    : [
        {
          code: 'agrement.hors-territoire',
          field: 'description.code_agrement',
          params: { service, territoire: sayTerritoire(code_territoire) },
        },
      ];

/** Returns the key that makes a dossier unique: one person has one for each agrément, exercise and establishment. */
export const cleAgrement = (key: { code: string; exercice: number; siret: string; user: string }): string =>
  ['agrement', key.code, key.exercice, key.siret, key.user].join(':');
