// A question to the help desk has a recipient, a subject with a prefix, and a number (§7 sendEmail; decisions, no
// open relay).

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
import { readListe } from '../referentiel/referentiels.rules.ts';

const prefixe = '[LCA]';

/** Returns for example « [LCA] Suivi et paiement », with the prefix only once [R7.18]. */
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

/** Returns the second list of subjects, which holds only the entries that belong to the chosen motif. */
export const listPrecisions = (motif: string | null | undefined, listes: Listes): readonly Precision[] => {
  const known: readonly Precision[] = readListe('motifs-assistance-secondaires', listes);
  return known.filter(({ parent }) => parent === motif);
};

type Precision = ListeOption & { parent?: string };

type Envoi = MessageAssistance & {
  to?: string | null;
  from?: string | null;
  /** The address of the writer's account; null for a person without an account. */
  compte?: string | null;
};

const sameAddress = (one: string, other: string): boolean =>
  normaliseCourriel(one) === normaliseCourriel(other);

export const isAdresseAide = (to: string | null | undefined, assistance: string): boolean =>
  !to || sameAddress(to, assistance);

/**
 * Checks a message to the help desk, or to another address to which the caller has shown they may write. The portal
 * is always the sender: `from` is the address to answer, which must be the writer's own in a message to somebody
 * else.
 */
export function messageAssistance(
  envoi: Envoi,
  { assistance, listes, isOpen = false }: { assistance: string; listes: Listes; isOpen?: boolean },
): Result<Required<MessageAssistance>> {
  const { to, from, compte, ...message } = envoi;
  const isAide = isAdresseAide(to, assistance);
  // The page requires the motif; a call may leave it out.
  const found: Problem[] = problems(assistanceFields, message, { stage: 'saisie' }).filter(
    ({ field, code }) => !(field === 'motif' && code === 'kernel.obligatoire'),
  );
  if (!isAide && !isOpen) found.push({ code: 'contenu.destinataire-refuse', field: 'to' });
  const { precision = null, motif = null, replyTo } = message;
  const isRefused = found.some(({ field }) => field === 'to');
  if (from && replyTo && !sameAddress(from, replyTo)) {
    found.push({ code: 'contenu.expediteur-refuse', field: 'from' });
  } else if (!isAide && !isRefused && replyTo && !(compte && sameAddress(replyTo, compte))) {
    found.push({ code: 'contenu.expediteur-refuse', field: from ? 'from' : 'replyTo' });
  }
  if (precision !== null && !listPrecisions(motif, listes).some(({ value }) => value === precision)) {
    found.push({ code: 'contenu.precision-hors-sujet', field: 'precision' });
  }
  const [first, ...others] = found;
  return first
    ? refused(first, ...others)
    : ok({ ...message, precision, motif } as Required<MessageAssistance>);
}

/** Returns for example « A-1042 ». */
export const numeroAide = (rank: number | string): string => `A-${rank}`;

/** The kind of owner under which a file joined to a question is deposited, by the id of who asks. */
export const proprietaireAide = 'demande-aide';

export const etatsAide = { ouverte: 'En attente d’une réponse', traitee: 'Traitée' } as const;
export type EtatAide = keyof typeof etatsAide;
