// « Mon association peut-elle demander ? » is answered condition by condition from the association's file (§3
// Subvention, §5).
import type { FicheConnue } from '../association/manques.rules.ts';
import type { Campagne } from '../subvention/campagne.rules.ts';
import { isOfferedTo } from '../subvention/creation.rules.ts';
import { listManquesSubvention } from '../subvention/manques-association.rules.ts';
import { publicReponse, territoireReponse } from '../subvention/montants/reserve.rules.ts';
import {
  sayPublicsReserve,
  sayRegimesReserve,
  sayTerritoireReserve,
  sayTerritoires,
} from '../subvention/montants/reserve.words.ts';
import { isOpenToOtherRegimes, isServieAilleurs } from '../subvention/ouverte-pour.rules.ts';
import { type PublicReponse, publicsSubvention } from '../subvention/publics.rows.ts';
import { eligibiliteWords as said } from './eligibilite.words.ts';

/** A financial report that a service still expects. */
export type CrfAttendu = { id_fo: string; id_siret: string; exercice: number; isEnRetard: boolean };

export type Candidature = {
  campagne: Campagne;
  idTypeDispositif: string;
  connue: FicheConnue;
  /** The département of the association's seat. */
  departement: string | null;
  isDissoute: boolean;
  now: Date;
  crfManquants: readonly CrfAttendu[];
  /** The services of the campaign, with the place that each holds. */
  services: readonly { nom: string; code_territoire: string | null }[];
};

/** The place where a missing value can be filled. */
export type CorrectionPlace =
  | { genre: 'fiche'; champ: string }
  | { genre: 'crf'; id_siret: string; id_fo: string; exercice: number };

export type EligibiliteCondition = {
  id: string;
  reponse: PublicReponse;
  phrase: string;
  ou: CorrectionPlace | null;
};

export const verdicts = ['eligible', 'a-verifier', 'reservee'] as const;
export type Verdict = (typeof verdicts)[number];
export type Eligibilite = {
  verdict: Verdict;
  /** The sentence, such as « Vous semblez éligible. », « 1 point à vérifier » or « Réservée aux … ». */
  phrase: string;
  conditions: EligibiliteCondition[];
};

/**
 * Sums up the conditions: one « non » means that the subvention is reserved to others; an unknown or incomplete answer
 * is to be verified.
 */
export function computeEligibilite(candidature: Candidature): Eligibilite {
  const conditions = questions.flatMap((question) => question(candidature) ?? []);
  const non = conditions.find(({ reponse }) => reponse === 'non');
  if (non) return { verdict: 'reservee', phrase: non.phrase, conditions };
  const n = conditions.filter(({ reponse }) => reponse === 'inconnu').length;
  return n === 0
    ? { verdict: 'eligible', phrase: said.eligible, conditions }
    : { verdict: 'a-verifier', phrase: said.aVerifier(n), conditions };
}

/** The condition that warns of services of another place. */
const serviceAilleurs = 'services';

/** Tells whether none of the services that decide holds the seat of the association. */
export const isElsewhere = ({ conditions }: Pick<Eligibilite, 'conditions'>): boolean =>
  conditions.some(({ id }) => id === serviceAilleurs);

type Question = (candidature: Candidature) => EligibiliteCondition | EligibiliteCondition[] | null;

const deDissolution: Question = ({ isDissoute }) =>
  isDissoute ? { id: 'dissolution', reponse: 'non', phrase: said.dissoute, ou: null } : null;

const duRegime: Question = ({ campagne: { sous_dispositifs: types }, connue, now }) => {
  const regime = connue.fiche.identite.regime ?? null;
  const isHeld = types.some(({ interdit_regimes = [] }) => interdit_regimes.length > 0);
  if (isHeld && regime === null) {
    const ou: CorrectionPlace = { genre: 'fiche', champ: 'identite.regime' };
    return { id: 'regime', reponse: 'inconnu', phrase: said.regimeInconnu, ou };
  }
  const closed = types.filter((one) => !isOfferedTo(one, regime)).map(({ label }) => label);
  if (closed.length === types.length)
    return { id: 'regime', reponse: 'non', phrase: sayRegimesReserve(types), ou: null };
  return isOpenToOtherRegimes({ sous_dispositifs: types }, { regime, now })
    ? { id: 'regime', reponse: 'non', phrase: said.regimePasEncore, ou: null }
    : { id: 'regime', reponse: 'oui', phrase: said.regime(regime, closed), ou: null };
};

const duTerritoire: Question = ({ campagne, departement }) => {
  const { territoires = [] } = campagne;
  const reponse = territoireReponse(campagne, departement);
  if (reponse === null) return null;
  const reserve = sayTerritoireReserve(territoires);
  return answer('territoire', reponse, {
    oui: `${said.territoire} : ${sayTerritoires(territoires)}`,
    reserve,
    champ: 'coordonnees.adresse_siege',
  });
};

const desServices: Question = ({ campagne, departement, services }) =>
  isServieAilleurs(campagne, departement, services)
    ? { id: serviceAilleurs, reponse: 'inconnu', phrase: said.servicesAilleurs(services), ou: null }
    : null;

const duPublic: Question = ({ campagne, connue }) => {
  const best = publicReponse(campagne, connue);
  if (best === null) return null;
  const { label, ou: champ } = publicsSubvention[best.nom];
  return answer('public', best.reponse, {
    oui: label,
    reserve: sayPublicsReserve(campagne.publics ?? []),
    champ,
  });
};

/**
 * Makes a condition: the sentence of a « non » says to whom the subvention is reserved, an unknown answer says where to
 * fill it in.
 */
const answer = (
  id: string,
  reponse: PublicReponse,
  { oui, reserve, champ }: { oui: string; reserve: string; champ: string },
): EligibiliteCondition => ({
  id,
  reponse,
  phrase: reponse === 'oui' ? oui : reponse === 'non' ? reserve : said.aPreciser(reserve),
  ou: reponse === 'inconnu' ? { genre: 'fiche', champ } : null,
});

/**
 * Answers for what the file must hold, the domain and a SIRET among it. Documents are left out, since they are prepared
 * separately.
 */
const deLaFiche: Question = ({ campagne, idTypeDispositif, connue }) => {
  const manques = listManquesSubvention(campagne, idTypeDispositif, connue).filter(
    ({ field }) => !field.startsWith('documents.'),
  );
  const [first] = manques;
  if (!first) return { id: 'fiche', reponse: 'oui', phrase: said.ficheComplete, ou: null };
  const phrase = said.ficheIncomplete(manques.map(({ label }) => label));
  return { id: 'fiche', reponse: 'inconnu', phrase, ou: { genre: 'fiche', champ: first.field } };
};

/** Answers for the reports that are owed: a request may be begun without them, but the service waits for them. */
const desComptesRendus: Question = ({ crfManquants }) =>
  crfManquants.map(({ id_fo, id_siret, exercice, isEnRetard }) => ({
    id: `crf-${id_fo}-${exercice}`,
    reponse: 'inconnu' as const,
    phrase: said.crf({ id_fo, exercice, isEnRetard }),
    ou: { genre: 'crf' as const, id_siret, id_fo, exercice },
  }));

const questions: readonly Question[] = [
  deDissolution,
  duRegime,
  duTerritoire,
  desServices,
  duPublic,
  deLaFiche,
  desComptesRendus,
];
