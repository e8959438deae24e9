// A webhook is tried for a limited time, and its number and settings are limited.
import validator from 'validator/lib/isURL.js';
import { joursMs } from '../identifiants/durees.ts';
import { isBlank } from '../kernel/asks.ts';
import type { Problem } from '../kernel/result.ts';
import { type CodeEvenement, listEvenements } from './evenement.rows.ts';

export const webhooksMax = 10;
export const urlMax = 500;
/** For how many hours both the old secret and the new one sign, while a receiver changes from one to the other. */
export const rotationHeures = 24;
/** After how many days without an answer the webhook is suspended and its owner told. */
const abandonJours = 3;
export const rejeuMax = 500;
export const rejeuJours = 31;
/** How many days deliveries are kept. */
export const livraisonsGardeesJours = 90;

/** Refuses the period whose deliveries are to be sent again unless it ends after it begins, within the limit. */
export const periodeProblem = ({ du, au }: { du: Date; au: Date }): Problem[] =>
  au > du && au.getTime() - du.getTime() <= joursMs(rejeuJours)
    ? []
    : [{ code: 'partenaire.periode', field: 'au', params: { n: rejeuJours } }];

const premierDelai = 30;
const plusLongDelai = 6 * 3600;

/**
 * Returns the seconds before the next try, after `essais` that failed; `hasard`, between 0 and 1, varies them by a
 * fifth each way.
 */
export const retryDelay = (essais: number, hasard: number): number =>
  Math.round(Math.min(premierDelai * 2 ** (essais - 1), plusLongDelai) * (0.8 + hasard * 0.4));

/** Tells whether a delivery first tried at `premierEssai` is given up now. */
export const isAbandonnee = (premierEssai: Date, now: Date): boolean =>
  now.getTime() - premierEssai.getTime() >= abandonJours * 86_400_000;

type Demande = { url?: string; evenements?: readonly CodeEvenement[] };

/**
 * Finds what is wrong with the typed values; the network layer checks whether the address leads to a private
 * network.
 */
export function webhookProblem(
  { url, evenements }: Demande,
  { cote, protocols }: { cote: 'association' | 'service'; protocols: readonly string[] },
): Problem[] {
  const permis = listEvenements(cote);
  return [
    ...(url === undefined || isUrl(url, protocols) ? [] : [{ code: 'partenaire.url', field: 'url' }]),
    ...(evenements !== undefined && evenements.length === 0
      ? [{ code: 'partenaire.sans-evenement', field: 'evenements' }]
      : []),
    ...(evenements ?? [])
      .filter((code) => !permis.includes(code))
      .map((code) => ({
        code: 'partenaire.evenement-impossible',
        field: 'evenements',
        params: { evenement: code },
      })),
  ];
}

/**
 * Tells whether the text is an address; it must not hold a name and password, which would appear in logs. An address
 * tied to a network card (« %eth0 ») names nothing outside the portal's own network, and is no URL.
 */
const isUrl = (text: string, protocols: readonly string[]): boolean =>
  !isBlank(text) &&
  text.length <= urlMax &&
  isNamedOutside(text) &&
  validator.default(text, {
    protocols: protocols.map((one) => one.replace(':', '')),
    require_protocol: true,
    require_tld: false,
    disallow_auth: true,
  });

/** Names without a dot and ports of other services (mail, shell, databases) are never those of a webhook. */
function isNamedOutside(text: string): boolean {
  const { hote = '', port } = adresse.exec(text)?.groups ?? {};
  const number = Number(port ?? 443);
  const isOfTheWeb = number === 443 || number === 80 || (number >= 1024 && !portsDesBases.includes(number));
  return /[.:]/.test(hote) && !hote.includes('%') && isOfTheWeb;
}

/** The name of the host, or its IPv6 address between brackets, and the port. */
const adresse = /^[a-z]+:\/\/(?<hote>\[[^\]]*\]|[^/?#:]*)(?::(?<port>\d+))?(?:[/?#]|$)/i;

const portsDesBases: readonly number[] = [1433, 1521, 3306, 5432, 5433, 6379, 9200, 11_211, 27_017];
