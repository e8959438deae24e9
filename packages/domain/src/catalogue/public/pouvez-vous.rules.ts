// « Pouvez-vous demander ? » is answered without an account, by three questions at most or by what the registers say
// of a number. A refusal here never keeps anybody from beginning.
import { nomNumeroLocal, territoiresWithoutSirene } from '../../association/numero-local.rules.ts';
import type { Campagne } from '../../subvention/campagne.rules.ts';
import { territoireReponse } from '../../subvention/montants/reserve.rules.ts';
import { sayTerritoires } from '../../subvention/montants/reserve.words.ts';
import { type PublicReponse, publicsSubvention } from '../../subvention/publics.rows.ts';

export const nomsQuestions = ['declaree', 'siege', 'public'] as const;
export type NomQuestion = (typeof nomsQuestions)[number];
export type QuestionPublique = { nom: NomQuestion; question: string; aide: string };
export type ReponsesPubliques = Partial<Record<NomQuestion, 'oui' | 'non'>>;

export type Reservee = Pick<Campagne, 'territoires' | 'publics'>;

/** Lists the questions; a campaign open to all places and all publics asks only the first one. */
export function questionsPubliques({ territoires, publics }: Reservee): QuestionPublique[] {
  const declaree: QuestionPublique = {
    nom: 'declaree',
    question: 'Votre association est-elle déclarée ?',
    aide: 'À la préfecture (loi 1901), ou au registre d’Alsace-Moselle',
  };
  const siege: QuestionPublique | null = territoires
    ? {
        nom: 'siege',
        question: 'Son siège est-il dans ce territoire ?',
        aide: sayTerritoires(territoires),
      }
    : null;
  const own: QuestionPublique | null = publics
    ? {
        nom: 'public',
        question: publics.length === 1 ? 'Est-elle dans ce cas ?' : 'Est-elle dans l’un de ces cas ?',
        aide: publics.map((nom) => publicsSubvention[nom].label).join(', '),
      }
    : null;
  return [declaree, siege, own].filter((one) => one !== null);
}

/** Names the numbers that stand for a SIRET in the territories to which the campaign is reserved (ADR 0565). */
export const listNumerosLocaux = (campagne: Reservee): string[] =>
  territoiresWithoutSirene
    .filter(({ departement }) => territoireReponse(campagne, departement) === 'oui')
    .map(({ genre }) => nomNumeroLocal(genre));

export type VerdictPublic = { reponse: PublicReponse; phrase: string };

/** Answers from what was said: one « non » is enough to refuse; a question left out leaves the answer open. */
export function reponsesVerdict(campagne: Reservee, reponses: ReponsesPubliques): VerdictPublic {
  const asked = questionsPubliques(campagne);
  const refused = asked.find(({ nom }) => reponses[nom] === 'non');
  if (refused) return { reponse: 'non', phrase: `Non : ${refus(refused, campagne)}.` };
  const left = asked.filter(({ nom }) => reponses[nom] === undefined).length;
  return left === 0
    ? { reponse: 'oui', phrase: 'Oui, vous pouvez demander.' }
    : { reponse: 'inconnu', phrase: 'Répondez à toutes les questions pour le savoir.' };
}

/**
 * Answers from the registers, which say where the seat is and whether the association still exists, and nothing of its
 * agréments.
 */
export function registreVerdict(
  campagne: Reservee,
  { departement, isDissoute }: { departement: string | null; isDissoute: boolean },
): VerdictPublic {
  if (isDissoute) return { reponse: 'non', phrase: 'Non : les registres disent cette association dissoute.' };
  const siege = territoireReponse(campagne, departement);
  const [asked] = questionsPubliques(campagne).filter(({ nom }) => nom === 'siege');
  if (siege === 'non' && asked) return { reponse: 'non', phrase: `Non : ${refus(asked, campagne)}.` };
  const own = questionsPubliques(campagne).find(({ nom }) => nom === 'public');
  if (siege === 'inconnu') {
    return {
      reponse: 'inconnu',
      phrase: 'Les registres ne disent pas où est son siège : répondez aux questions.',
    };
  }
  return own
    ? { reponse: 'inconnu', phrase: `1 point à vérifier : ${own.question} ${own.aide}.` }
    : { reponse: 'oui', phrase: 'Oui, vous pouvez demander.' };
}

/** Gives the questions that the registers answer: an association found there is declared, and its seat is known. */
export function registreReponses(
  campagne: Reservee,
  { departement, isDissoute }: { departement: string | null; isDissoute: boolean },
): ReponsesPubliques {
  if (isDissoute) return {};
  const siege = campagne.territoires ? territoireReponse(campagne, departement) : null;
  return { declaree: 'oui', ...((siege === 'oui' || siege === 'non') && { siege }) };
}

const refus = ({ nom }: QuestionPublique, { territoires = [], publics = [] }: Reservee): string =>
  ({
    declaree: 'seules les associations déclarées peuvent demander',
    siege: `le siège doit être ici : ${sayTerritoires(territoires)}`,
    public: `cette aide est réservée aux ${publics.map((one) => publicsSubvention[one].pluriel).join(' ou aux ')}`,
  })[nom];
