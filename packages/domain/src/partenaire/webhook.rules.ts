// Webhooks: how long one is tried, how many there may be, what may be asked of them.
import validator from 'validator/lib/isURL.js';
import { joursMs } from '../identifiants/durees.ts';
import { isBlank } from '../kernel/asks.ts';
import type { Problem } from '../kernel/result.ts';
import { type CodeEvenement, evenementsDe } from './evenement.rows.ts';

export const webhooksMax = 10;
const urlMax = 500;
/** Both secrets sign while a receiver goes from one to the other. */
export const rotationHeures = 24;
/** After these days without an answer, the webhook is suspended and its owner told. */
const abandonJours = 3;
export const rejeuMax = 500;
export const rejeuJours = 31;
/** What was sent is kept so long. */
export const livraisonsGardeesJours = 90;

/** A period that may be asked again: in its order, and no longer than that. */
export const periodePasBonne = ({ du, au }: { du: Date; au: Date }): Problem[] =>
  au > du && au.getTime() - du.getTime() <= joursMs(rejeuJours)
    ? []
    : [{ code: 'partenaire.periode', field: 'au', params: { n: rejeuJours } }];

const premierDelai = 30;
const plusLongDelai = 6 * 3600;

/** Seconds before the next try, after `essais` that failed; `hasard`, between 0 and 1, spreads them by a fifth each way. */
export const delaiAvantEssai = (essais: number, hasard: number): number =>
  Math.round(Math.min(premierDelai * 2 ** (essais - 1), plusLongDelai) * (0.8 + hasard * 0.4));

/** Whether what was first tried then is given up now. */
export const estAbandonnee = (premierEssai: Date, now: Date): boolean =>
  now.getTime() - premierEssai.getTime() >= abandonJours * 86_400_000;

type Demande = { url?: string; evenements?: readonly CodeEvenement[] };

/** What is wrong with what is typed; whether the address leads to a private network is asked of the network. */
export function webhookPasBon(
  { url, evenements }: Demande,
  { cote, protocols }: { cote: 'association' | 'service'; protocols: readonly string[] },
): Problem[] {
  const permis = evenementsDe(cote);
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

/** Without a name and password in it: they would stand in logs. */
const isUrl = (text: string, protocols: readonly string[]): boolean =>
  !isBlank(text) &&
  text.length <= urlMax &&
  validator.default(text, {
    protocols: protocols.map((one) => one.replace(':', '')),
    require_protocol: true,
    require_tld: false,
    disallow_auth: true,
  });
