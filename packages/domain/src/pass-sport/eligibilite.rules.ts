// An association may enrol in an exercise because of a federation or an agrément (§2 guard; §8; §9; field, Pass'Sport
// journey).
import type { AgrementObtenu } from '../association/collection/agrement-obtenu.fields.ts';
import { findValiditeAgrement } from '../association/collection/agrement-obtenu.rules.ts';
import { formatDay } from '../identifiants/dates-affichees.ts';
import { isOffered, type Listes } from '../kernel/listes.ts';
import type { Problem } from '../kernel/result.ts';
import { plainWords } from '../referentiel/mots.rules.ts';
import { findLabel, readListe, referentiel } from '../referentiel/referentiels.rules.ts';
import type { ReglesExercice } from './exercice.rules.ts';

/** The values are as the association's file gives them. */
export type AffiliationRead = { nom: string | null; id_siren: string | null };
export type AgrementLu = Pick<AgrementObtenu, 'type' | 'date_attribution' | 'date_validite'>;

/** A federation that an inscription may name. */
export type FederationAdmise = { siren: string; nom: string };

export type Eligibilite = {
  eligible: boolean;
  federations: FederationAdmise[];
  /** The agréments that are in force and recent enough. */
  agrements: { type: string; label: string }[];
  /**
   * Why an affiliation or an agrément of the association does not count, with what to do; they are given even when the
   * association is eligible.
   */
  remarques: Problem[];
};

type Structure = { affiliations: readonly AffiliationRead[]; agrements: readonly AgrementLu[] };
type Reference = {
  regles: ReglesExercice;
  /** The federations whose SIREN is known, beside those of the list. */
  connues: readonly FederationAdmise[];
  /** Today in Paris. */
  jour: string;
  /** The present federations and types of agréments. */
  listes: Listes;
};

/**
 * Tells whether an association may enrol: a sports federation, or an agrément that the exercise accepts, must be in
 * force today [R9.21] [R2.22].
 */
export function checkEligibilite({ affiliations, agrements }: Structure, reference: Reference): Eligibilite {
  const { regles, jour, listes } = reference;
  const isSportive = sportiveSelon(reference);
  const sportives = regles.federation ? affiliations.filter(isSportive) : [];
  const federations = sportives.flatMap(({ id_siren, nom }) =>
    id_siren ? [{ siren: id_siren, nom: nom ?? id_siren }] : [],
  );
  const jugees = agrements.flatMap((one) => jugeAgrement(one, { regles, jour, listes }));
  const retenus = [...new Set(jugees.flatMap(({ type, problem }) => (problem ? [] : [type])))];
  return {
    eligible: federations.length > 0 || retenus.length > 0,
    federations,
    agrements: retenus.map((type) => ({ type, label: findLabel('agrements-types', type, listes) })),
    remarques: [
      ...sportives
        .filter(({ id_siren }) => !id_siren)
        .map(({ nom }) => ({ code: 'pass-sport.federation-sans-siren', params: { nom: nom ?? '' } })),
      ...jugees.flatMap(({ type, problem }) => (problem && !retenus.includes(type) ? [problem] : [])),
    ],
  };
}

/**
 * Makes the test of a sports affiliation: by its SIREN if that is known, else by its name in the list of sports
 * federations.
 */
function sportiveSelon({ connues, jour, listes }: Reference): (one: AffiliationRead) => boolean {
  const labels = federationsDuJour(listes, jour);
  const noms = new Set(labels.flatMap((label) => [nomCourt(label), ...siglesOf(label)]));
  const debuts = labels.flatMap(premierSport);
  return ({ nom, id_siren }) => {
    if (id_siren && connues.some(({ siren }) => siren === id_siren)) return true;
    const court = nomCourt(nom ?? '');
    return noms.has(court) || debuts.some((debut) => `${court} `.startsWith(`${debut} `));
  };
}

/**
 * Lists the names of the federations; one that was renamed is still recognised by its former name, which the files of
 * clubs hold.
 */
function federationsDuJour(listes: Listes, jour: string): string[] {
  const avant = new Map(
    referentiel('federations-sportives').options.map(({ value, label }) => [value, label]),
  );
  return readListe('federations-sportives', listes)
    .filter((one) => isOffered(one, jour))
    .flatMap(({ value, label }) => [...new Set([label, avant.get(value) ?? label])]);
}

const small = new Set(['de', 'du', 'des', 'd', 'la', 'le', 'les', 'l', 'et']);

/**
 * Shortens a name, so that « Fédération française de judo » and « FF Judo » are equal; brackets, which hold a short
 * name, are left out.
 */
const nomCourt = (nom: string): string =>
  plainWords(nom.replace(/\([^()]*\)/g, ' '))
    .replace(/^federation francaise\b/, 'ff')
    .split(' ')
    .filter((word) => !small.has(word))
    .join(' ');

/** Returns the acronym in brackets, such as « UFOLEP », which also names the federation. */
const siglesOf = (label: string): string[] =>
  [...label.matchAll(/\(([^()]+)\)/g)].map(([, sigle = '']) => nomCourt(sigle));

/** Returns « FF Judo » for « FF Judo, jujitsu, kendo »: people call such a federation by its first sport. */
const premierSport = (label: string): string[] =>
  label.startsWith('FF ') ? [nomCourt(label.split(/,| et disciplines/)[0] ?? label)] : [];

type Jugement = { type: string; problem: Problem | null };

/** Judges an agrément; returns nothing for one that the exercise does not consider. */
function jugeAgrement(
  agrement: AgrementLu,
  { regles, jour, listes }: Omit<Reference, 'connues'>,
): Jugement[] {
  const { type, date_attribution: du } = agrement;
  const admis = regles.agrements.find((one) => one.type === type);
  if (!admis || typeof type !== 'string') return [];
  const nom = findLabel('agrements-types', type, listes);
  if (findValiditeAgrement(agrement, jour) === 'perime') {
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
