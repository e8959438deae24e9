// Mails that wait are told with their number, since when, and what the mail server answers, in words.
import { formatDate, formatHeure, localDay } from '../../identifiants/dates-affichees.ts';
import { count } from '../../identifiants/nombres-affiches.ts';

/** What the mail server says, as its error is written, and what that means for who runs the portal. */
const causes: readonly (readonly [RegExp, string])[] = [
  [/ECONNREFUSED/, 'le serveur refuse la connexion'],
  [/ENOTFOUND|EAI_AGAIN|EDNS/, 'le nom du serveur est introuvable'],
  [/ETIMEDOUT|timeout|Greeting never received/i, 'le serveur ne répond pas'],
  [/EAUTH|Invalid login|\b53[45]\b/, 'le serveur refuse le mot de passe'],
  [/certificate|SSL|TLS/i, 'la connexion protégée échoue'],
  [/\b4\d\d\b/, 'le serveur demande d’attendre'],
];

/** Returns for example « le serveur refuse la connexion »; what no row knows is given as the server wrote it. */
export function sayCause(erreur: string): string {
  const [, said] = causes.find(([shape]) => shape.test(erreur)) ?? [];
  return said ?? erreur.slice(0, 120);
}

type Attente = { enAttente: number; attendentDepuis: string | null; cause: string | null };

/** Returns « 48 courriels attendent depuis 01h15 : le serveur refuse la connexion ». */
export function sayCourrielsWaiting({ enAttente, attendentDepuis, cause }: Attente, now?: Date): string {
  const nombre = count(enAttente, 'courriel attend', 'courriels attendent');
  const depuis = attendentDepuis === null ? '' : ` depuis ${instantSaid(new Date(attendentDepuis), now)}`;
  return `${nombre}${depuis}${cause ? ` : ${sayCause(cause)}` : ''}`;
}

/** Gives the hour of today, else the day as well. */
const instantSaid = (instant: Date, now = instant): string =>
  localDay(instant) === localDay(now)
    ? formatHeure(instant)
    : `le ${formatDate(instant)} à ${formatHeure(instant)}`;

/** Says what an empty list of mails tells, which is no more than itself: others may still wait to leave. */
export const sayNoCourriel = (enAttente: number): string =>
  enAttente === 0
    ? 'Aucun courriel n’est revenu, aucun n’attend.'
    : `Aucun courriel n’est revenu. ${count(enAttente, 'courriel attend son tour', 'courriels attendent leur tour')}.`;
