// A question to the help desk: who receives it, what its subject says, its number (§7 sendEmail; decisions, no open relay).

import { normaliseCourriel } from '../identifiants/courriel.ts';
import { formats } from '../identifiants/formats.ts';
import type { Draft, Fields } from '../kernel/fields.ts';
import type { ListeOption, Listes } from '../kernel/listes.ts';
import { ok, type Problem, type Result, refused } from '../kernel/result.ts';
import { problems } from '../kernel/walk-problems.ts';
import {
  motifsAssistancePrimaires,
  motifsAssistanceSecondaires,
} from '../referentiel/data/motifs-assistance.ts';
import { listeActuelleDe } from '../referentiel/referentiels.rules.ts';

const prefixe = '[LCA]';

/** « [LCA] Suivi et paiement »: once, however it was sent [R7.18]. */
export const objetAssistance = (subject: string): string => {
  const said = subject.replaceAll(/\s+/g, ' ').trim();
  return said.startsWith(prefixe) ? said : `${prefixe} ${said}`;
};

export const assistanceFields = {
  motif: {
    kind: 'choice',
    label: 'Sujet',
    options: motifsAssistancePrimaires,
    liste: 'motifs-assistance-primaires',
    requiredAt: 'saisie',
  },
  precision: {
    kind: 'choice',
    label: 'Précisément',
    options: motifsAssistanceSecondaires,
    liste: 'motifs-assistance-secondaires',
  },
  replyTo: {
    kind: 'text',
    label: 'Votre adresse électronique',
    aide: 'La réponse y sera envoyée.',
    max: 254,
    format: formats.courriel,
    autocomplete: 'email',
    requiredAt: 'saisie',
  },
  subject: { kind: 'text', label: 'Objet', max: 120, format: formats.texte, requiredAt: 'saisie' },
  body: {
    kind: 'text',
    label: 'Votre message',
    aide: 'Dites ce que vous vouliez faire et ce qui s’est passé. N’écrivez pas de mot de passe.',
    max: 4000,
    multiline: true,
    requiredAt: 'saisie',
  },
} as const satisfies Fields;

export type MessageAssistance = Draft<typeof assistanceFields>;

/** The second list holds what belongs to the first. */
export const precisionsDe = (motif: string | null | undefined, listes: Listes): readonly Precision[] => {
  const known: readonly Precision[] = listeActuelleDe('motifs-assistance-secondaires', listes);
  return known.filter(({ parent }) => parent === motif);
};

type Precision = ListeOption & { parent?: string };

type Envoi = MessageAssistance & { to?: string | null };

/** Only to the help desk: the portal writes to nobody else for who asks . */
export function messageAssistance(
  envoi: Envoi,
  { assistance, listes }: { assistance: string; listes: Listes },
): Result<Required<MessageAssistance>> {
  const { to, ...message } = envoi;
  const found: Problem[] = problems(assistanceFields, message, { stage: 'saisie' });
  if (to && normaliseCourriel(to) !== normaliseCourriel(assistance)) {
    found.push({ code: 'contenu.destinataire-refuse', field: 'to' });
  }
  const { precision = null, motif } = message;
  if (precision !== null && !precisionsDe(motif, listes).some(({ value }) => value === precision)) {
    found.push({ code: 'contenu.precision-hors-sujet', field: 'precision' });
  }
  const [first, ...others] = found;
  return first ? refused(first, ...others) : ok({ precision, ...message } as Required<MessageAssistance>);
}

/** « A-1042 » */
export const numeroAide = (rank: number | string): string => `A-${rank}`;

export const etatsAide = { ouverte: 'En attente d’une réponse', traitee: 'Traitée' } as const;
export type EtatAide = keyof typeof etatsAide;
