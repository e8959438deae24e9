// Each condition of a subvention has its words, met or not.
import { count } from '../identifiants/nombres-affiches.ts';
import { regimes } from '../referentiel/data/regimes.ts';
import { sayTerritoire } from '../subvention/montants/reserve.words.ts';

const mostNamed = 3;

export const eligibiliteWords = {
  eligible: 'Vous semblez éligible.',
  aVerifier: (n: number) => `${count(n, 'point', 'points')} à vérifier`,
  dissoute: 'Réservée aux associations en activité : la vôtre est dissoute',
  regimeInconnu: 'Régime de l’association à préciser',
  /** `closed` are the types that associations of this regime may not ask for. */
  regime: (regime: string | null, closed: readonly string[]): string => {
    const name = regimes.find(({ value }) => value === regime)?.label ?? 'Tous les régimes';
    return closed.length === 0 ? name : `${name} (sauf pour ${closed.join(', ')})`;
  },
  regimePasEncore: 'Aucun type ouvert en ce moment n’est proposé à votre régime',
  territoire: 'Siège dans le territoire',
  /** Returns for example « DRAJES Sud (Provence-Alpes-Côte d’Azur) est d’un autre territoire : écrivez-lui… ». */
  servicesAilleurs: (services: readonly { nom: string; code_territoire: string | null }[]): string => {
    const named = services.map(
      ({ nom, code_territoire }) => `${nom} (${sayTerritoire(code_territoire ?? 'FR')})`,
    );
    return named.length === 1
      ? `${named[0]} est le service d’un autre territoire que le vôtre : écrivez-lui avant de commencer`
      : `${named.join(', ')} sont les services d’autres territoires que le vôtre : écrivez-leur avant de commencer`;
  },
  aPreciser: (reserve: string) => `${reserve} (à préciser dans votre fiche)`,
  ficheComplete: 'Fiche de l’association complète pour cette demande',
  ficheIncomplete: (labels: readonly string[]): string => {
    const more = labels.length - mostNamed;
    const named = labels.slice(0, mostNamed).join(', ');
    return `À compléter dans votre fiche : ${named}${more > 0 ? ` et ${count(more, 'autre', 'autres')}` : ''}`;
  },
  crf: ({ id_fo, exercice, isEnRetard }: { id_fo: string; exercice: number; isEnRetard: boolean }): string =>
    `Compte rendu ${exercice} du dossier ${id_fo} à transmettre d’abord${isEnRetard ? ', en retard' : ''}`,
};
