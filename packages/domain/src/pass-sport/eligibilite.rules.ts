// Whether an association may enrol in an exercise, on which federation or approval (§2 guard; §8; §9; field, Pass'Sport journey).
import type { AgrementObtenu } from '../association/agrement-obtenu.fields.ts';
import { validiteOf } from '../association/agrement-obtenu.rules.ts';
import { formatDay } from '../identifiants/dates-affichees.ts';
import type { Problem } from '../kernel/result.ts';
import { agrementsTypes } from '../referentiel/data/agrements-types.ts';
import { federationsSportives } from '../referentiel/data/federations-sportives.ts';
import { plainWords } from '../referentiel/mots.rules.ts';
import type { ReglesExercice } from './exercice.rules.ts';

/** As the association's file says them. */
export type AffiliationLue = { nom: string | null; id_siren: string | null };
export type AgrementLu = Pick<AgrementObtenu, 'type' | 'date_attribution' | 'date_validite'>;

/** One that an inscription may name. */
export type FederationAdmise = { siren: string; nom: string };

export type Eligibilite = {
  eligible: boolean;
  federations: FederationAdmise[];
  /** Types of approvals that hold and are recent enough. */
  agrements: string[];
  /** Why something the association has does not count, with what to do: said whether it is eligible or not. */
  remarques: Problem[];
};

type Structure = { affiliations: readonly AffiliationLue[]; agrements: readonly AgrementLu[] };
type Reference = {
  regles: ReglesExercice;
  /** Federations whose SIREN is known, beside those of the list. */
  connues: readonly FederationAdmise[];
  /** Today in Paris. */
  jour: string;
};

/** A sports federation, or an approval that the exercise takes, that holds today [R9.21] [R2.22]. */
export function eligibiliteOf({ affiliations, agrements }: Structure, reference: Reference): Eligibilite {
  const { regles, connues, jour } = reference;
  const sportives = regles.federation ? affiliations.filter((one) => isSportive(one, connues)) : [];
  const federations = sportives.flatMap(({ id_siren, nom }) =>
    id_siren ? [{ siren: id_siren, nom: nom ?? id_siren }] : [],
  );
  const jugees = agrements.flatMap((one) => jugeAgrement(one, { regles, jour }));
  const retenus = [...new Set(jugees.flatMap(({ type, problem }) => (problem ? [] : [type])))];
  return {
    eligible: federations.length > 0 || retenus.length > 0,
    federations,
    agrements: retenus,
    remarques: [
      ...sportives
        .filter(({ id_siren }) => !id_siren)
        .map(({ nom }) => ({ code: 'pass-sport.federation-sans-siren', params: { nom: nom ?? '' } })),
      ...jugees.flatMap(({ type, problem }) => (problem && !retenus.includes(type) ? [problem] : [])),
    ],
  };
}

/** By its number where it is known, else by its name in the list of sports federations. */
function isSportive({ nom, id_siren }: AffiliationLue, connues: readonly FederationAdmise[]): boolean {
  if (id_siren && connues.some(({ siren }) => siren === id_siren)) return true;
  const court = nomCourt(nom ?? '');
  return nomsDeLaListe.has(court) || premiersSports.some((debut) => `${court} `.startsWith(`${debut} `));
}

const small = new Set(['de', 'du', 'des', 'd', 'la', 'le', 'les', 'l', 'et']);

/** « Fédération française de judo » and « FF Judo » are the same; what is in brackets is a short name. */
const nomCourt = (nom: string): string =>
  plainWords(nom.replace(/\([^()]*\)/g, ' '))
    .replace(/^federation francaise\b/, 'ff')
    .split(' ')
    .filter((word) => !small.has(word))
    .join(' ');

/** « UFOLEP » is as good as the whole name it stands after. */
const siglesOf = (label: string): string[] =>
  [...label.matchAll(/\(([^()]+)\)/g)].map(([, sigle = '']) => nomCourt(sigle));

const nomsDeLaListe = new Set(
  federationsSportives.flatMap(({ label }) => [nomCourt(label), ...siglesOf(label)]),
);

/** « FF Judo » of « FF Judo, jujitsu, kendo »: what such a federation is called by, whatever else it says it holds. */
const premiersSports = federationsSportives.flatMap(({ label }) =>
  label.startsWith('FF ') ? [nomCourt(label.split(/,| et disciplines/)[0] ?? label)] : [],
);

type Jugement = { type: string; problem: Problem | null };

/** Nothing for an approval the exercise does not look at. */
function jugeAgrement(
  agrement: AgrementLu,
  { regles, jour }: Pick<Reference, 'regles' | 'jour'>,
): Jugement[] {
  const { type, date_attribution: du } = agrement;
  const admis = regles.agrements.find((one) => one.type === type);
  if (!admis || typeof type !== 'string') return [];
  const nom = agrementsTypes.find(({ value }) => value === type)?.label ?? type;
  if (validiteOf(agrement, jour) === 'perime') {
    const jourDeFin = formatDay(String(agrement.date_validite));
    return [{ type, problem: { code: 'pass-sport.agrement-perime', params: { nom, jour: jourDeFin } } }];
  }
  const annee = Number(String(du ?? '').slice(0, 4));
  if (annee >= admis.depuis) return [{ type, problem: null }];
  const depuis = String(admis.depuis);
  const problem: Problem =
    annee > 0
      ? { code: 'pass-sport.agrement-trop-ancien', params: { nom, annee: String(annee), depuis } }
      : { code: 'pass-sport.agrement-sans-date', params: { nom, depuis } };
  return [{ type, problem }];
}
