// A receipt says what comes next: the usual delay, the day when silence means refusal, the remedies (R112-5 CRPA).
import { formatDay, formatHorodatage, localDay, paris } from '../identifiants/dates-affichees.ts';
import { addJours } from '../identifiants/durees.ts';
import { count } from '../identifiants/nombres-affiches.ts';

/** Returns the same day this many months later, YYYY-MM-DD, or the last day of that month when it is too short. */
export function addMoisToJour(jour: string, mois: number): string {
  const [annee = 0, rang = 1, date = 1] = jour.split('-').map(Number);
  const lastDay = new Date(Date.UTC(annee, rang - 1 + mois + 1, 0)).getUTCDate();
  return new Date(Date.UTC(annee, rang - 1 + mois, Math.min(date, lastDay))).toISOString().slice(0, 10);
}

/**
 * After two months, silence refuses a request for money (L231-4 CRPA); the refusal may be contested for two more
 * months.
 */
const moisDeSilence = 2;
const moisDeRecours = 2;

/** Returns the day, YYYY-MM-DD, when silence refuses a request for money received at this instant. */
export const refusImpliciteDate = (recu: Date, zone = paris): string =>
  addMoisToJour(localDay(recu, zone), moisDeSilence);

/** `services` is how many services the dossier is sent to: each answers for its part. */
type Recu = { recu: Date; delaiJours: number | null; services: number };

/**
 * Writes the receipt of a request for money, one sentence a paragraph, so that no sentence contradicts another. Where the
 * usual answer comes after silence has refused, the sentence of the refusal itself says what that answer is still worth: a
 * page that folds the others never shows one day without the other.
 */
export function suitesSubvention({ recu, delaiJours, services }: Recu): string[] {
  const refus = refusImpliciteDate(recu);
  const isAnswerLater = delaiJours !== null && localDay(addJours(recu, delaiJours), paris) > refus;
  const encore = (qui: string) =>
    isAnswerLater ? ` ; même après ce jour, ${qui} peut encore vous l’accorder` : '';
  const recours = formatDay(addMoisToJour(refus, moisDeRecours));
  return [
    services > 1
      ? `Reçu le ${formatHorodatage(recu)}. Chaque service répond pour ce que vous lui demandez : ce à quoi l’un d’eux n’a pas répondu le ${formatDay(refus)} est refusé${encore('il')}.`
      : `Reçu le ${formatHorodatage(recu)}. Sans réponse le ${formatDay(refus)}, votre demande est refusée${encore('le service')}.`,
    ...(delaiJours === null ? [] : [delaiSaid(delaiJours, services)]),
    services > 1
      ? `Un refus ainsi né se conteste jusqu’au ${recours} : écrivez à celui des services qui n’a pas répondu pour qu’il revoie sa décision, ou saisissez le tribunal administratif (www.telerecours.fr).`
      : `Si elle est refusée ainsi, vous pouvez le contester jusqu’au ${recours} : écrivez au service pour qu’il revoie sa décision, ou saisissez le tribunal administratif (www.telerecours.fr).`,
  ];
}

/** Writes the receipt of an agrément request, to which the two-month rule of refusal by silence does not apply. */
export const suitesAgrement = ({ recu, delaiJours }: Omit<Recu, 'services'>): string[] => [
  `Reçu le ${formatHorodatage(recu)}.${delaiJours === null ? '' : ` ${delaiSaid(delaiJours, 1)}`}`,
  'Sa décision arrive sur le portail et par courriel ; l’agrément accordé est inscrit dans l’association avec son arrêté.',
];

/** Says the usual delay. */
const delaiSaid = (jours: number, services: number): string =>
  `${services > 1 ? 'Chaque service' : 'Le service'} répond en ${count(jours, 'jour', 'jours')} en général.`;

type Envoi = { commence: Date; envoi: Date; papiers: number };

/**
 * Returns the facts of this very sending, such as « 22 min » and « du début à l’envoi »; a fact that is zero is left
 * out.
 */
export function listEnvoiFaits({ commence, envoi, papiers }: Envoi): { valeur: string; quoi: string }[] {
  const minutes = Math.round((envoi.getTime() - commence.getTime()) / 60_000);
  const duree = minutes < 1 ? [] : [{ valeur: dureeSaid(minutes), quoi: 'du début à l’envoi' }];
  const quoi = papiers === 1 ? 'papier déjà là, non redemandé' : 'papiers déjà là, non redemandés';
  return [...duree, ...(papiers === 0 ? [] : [{ valeur: String(papiers), quoi }])];
}

/** Returns for example « 22 min », « 3 h » or « 12 jours ». */
function dureeSaid(minutes: number): string {
  if (minutes < 90) return `${minutes}\u00a0min`;
  const hours = Math.round(minutes / 60);
  return hours < 24 ? `${hours}\u00a0h` : count(Math.round(hours / 24), 'jour', 'jours');
}
