// A decision goes with at most one letter and one funding agreement, each chosen in a field of its own.
import { courrierEndpoints } from '@asso/contract/courrier/courrier.endpoints';
import type { ReplyOf } from '@asso/contract/kernel/endpoint';
import { seuilConvention } from '@asso/domain/courrier/convention.rules';
import {
  courrierDemarche,
  draftModeles,
  type GenreCourrier,
  type NatureCourrier,
  readGenreCourrier,
} from '@asso/domain/courrier/natures-courrier.rules';
import { formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import type { Fields, Row } from '@asso/domain/kernel/fields';
import { useRead } from '../platform/use-read.ts';

type Publie = ReplyOf<typeof courrierEndpoints.listModelesPour>[number];
/** A published template; its text is read only where a single letter may be changed, not for a lot. */
export type ModelePublie = Omit<Publie, 'texte' | 'corps'> & Partial<Pick<Publie, 'corps'>>;

/** Returns the templates that this service published for the decisions on one dossier, and none until they are read. */
export function useModelesFor(id: string, service: string): readonly ModelePublie[] {
  const read = useRead(courrierEndpoints.listModelesPour, { params: { id, service } });
  return read.state === 'lu' ? read.value : [];
}

type Choisis = {
  modeles: readonly ModelePublie[];
  /** The ids of the chosen published versions. */
  chosen: readonly string[];
};

const debut = 'courriers-';
/** A letter of agréments has a field of its own, since a lot may hold both kinds of dossiers. */
type ChampCourrier = GenreCourrier | 'agrement';
const placeOf = (nature: NatureCourrier): ChampCourrier =>
  courrierDemarche(nature) === 'agrement' ? 'agrement' : readGenreCourrier(nature);
const champOf = (nature: NatureCourrier): string => `${debut}${placeOf(nature)}`;

export const isChampCourrier = (name: string): boolean => name.startsWith(debut);

/** Returns what the agent may choose: the kinds of letter that fit the decision and that the service has published. */
const genresOfferts = (
  natures: readonly NatureCourrier[],
  modeles: readonly ModelePublie[],
): ChampCourrier[] => [
  ...new Set(natures.filter((nature) => modeles.some((one) => one.nature === nature)).map(placeOf)),
];

/** The choice of no letter at all, offered wherever a decision may leave with its e-mail alone. */
const sans = 'sans';

/**
 * Returns the fields that choose the letters among these natures; with `isRequise`, as when a decision is amended, one
 * must be chosen.
 */
export const champsCourriers = (
  natures: readonly NatureCourrier[],
  modeles: readonly ModelePublie[],
  isRequise = false,
): Fields =>
  Object.fromEntries(
    genresOfferts(natures, modeles).map((genre): [string, Row] => [
      `${debut}${genre}`,
      {
        kind: 'choice',
        label: labels[genre],
        aide:
          aides[genre] ??
          `${isRequise ? 'Elle dit ce qui change.' : 'Facultative.'} L’association la lit et la télécharge dans son dossier.`,
        options: [
          ...modeles
            .filter(({ nature }) => placeOf(nature) === genre && natures.includes(nature))
            .map(({ id_version, nom, numero }) => ({
              value: id_version,
              label: `${nom} (version ${numero})`,
            })),
          ...(isRequise ? [] : [{ value: sans, label: sansCourrier[genre] }]),
        ],
      },
    ]),
  );

/** Returns the chosen version of each kind of letter, by the name of its row; a kind without any leaves without. */
export const courriersByChamp = ({ modeles, chosen }: Choisis): Record<string, string> =>
  Object.fromEntries([
    ...modeles.map(({ nature }) => [champOf(nature), sans]),
    ...modeles
      .filter((one) => chosen.includes(one.id_version))
      .map(({ nature, id_version }) => [champOf(nature), id_version]),
  ]);

/** Returns the chosen versions once this one, or none, is chosen for its nature. */
export function withCourrier({ modeles, chosen }: Choisis, name: string, version: unknown): string[] {
  const others = chosen.filter((id) => {
    const nature = modeles.find((one) => one.id_version === id)?.nature;
    return nature === undefined || champOf(nature) !== name;
  });
  return typeof version === 'string' && version !== sans ? [...others, version] : others;
}

/**
 * Returns the letters that leave: the default ones when nobody chose, or else those chosen that are still offered and
 * fit the decision.
 */
export const courriersRetenus = (
  natures: readonly NatureCourrier[],
  { modeles, chosen }: { modeles: readonly ModelePublie[]; chosen: readonly string[] | null },
): string[] =>
  (chosen ?? draftModeles(natures, modeles)).filter((id) =>
    modeles.some((one) => one.id_version === id && natures.includes(one.nature)),
  );

/** Returns the same error on each field of a letter, since the server refuses the choice as a whole. */
export const onEachCourrier = (
  natures: readonly NatureCourrier[],
  modeles: readonly ModelePublie[],
  message: string | undefined,
): { field: string; message: string }[] =>
  message === undefined
    ? []
    : genresOfferts(natures, modeles).map((genre) => ({ field: `${debut}${genre}`, message }));

export const conventionObligatoire = `Au-delà de ${formatEuros(seuilConvention)} par an, une convention est obligatoire.`;

/**
 * Returns the reminder that a grant above the yearly threshold needs a funding agreement, until one is chosen. A service
 * without any template has no such field: the form of the decision says it.
 */
export function alerteConvention({ modeles, chosen }: Choisis): Record<string, string> {
  const isChosen = modeles.some((one) => one.nature === 'convention' && chosen.includes(one.id_version));
  return isChosen ? {} : { [champOf('convention')]: conventionObligatoire };
}

const labels: Record<ChampCourrier, string> = {
  lettre: 'Lettre',
  convention: 'Convention',
  agrement: 'Lettre d’agrément',
};

const sansCourrier: Record<ChampCourrier, string> = {
  lettre: 'Sans lettre : le courriel seul',
  agrement: 'Sans lettre : le courriel seul',
  convention: 'Sans convention',
};

const aides: Partial<Record<ChampCourrier, string>> = {
  convention: `Facultative jusqu’à ${formatEuros(seuilConvention)} par an, exigée au-delà (décret 2001-495).`,
};
