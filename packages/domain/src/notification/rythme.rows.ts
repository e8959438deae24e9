// A notification is always in the inbox; its e-mail leaves at once, in one e-mail a day, or never, as the reader chose
// for its kind (§3 Notification kinds).
import type { NotificationKind, Variante } from './notification.words.ts';

export const rythmesCourriel = {
  aussitot: 'Aussitôt',
  jour: 'Une fois par jour',
  essentiel: 'Seulement l’essentiel',
  jamais: 'Jamais',
} as const;
export type RythmeCourriel = keyof typeof rythmesCourriel;

export const nomsRythmes = Object.keys(rythmesCourriel) as [RythmeCourriel, ...RythmeCourriel[]];

/**
 * What must not be missed: a decision or a payment, what is asked of the association, what is about to be erased, an
 * access, a bank account that changed. A mailbox cannot stop these e-mails in one press (RFC 8058).
 */
const essentiels: { readonly [K in NotificationKind]: readonly Variante<K>[] } = {
  1: ['defaut', 'paiement', 'effacement', 'clotureAvancee'],
  2: ['defaut'],
  3: ['defaut'],
  4: ['refuse', 'copie'],
  5: ['acces', 'accesMotive', 'sansValideur'],
  6: ['defaut', 'dossier'],
  7: [],
  8: ['defaut'],
};

export const isEssentiel = (kind: NotificationKind, variante: string): boolean =>
  (essentiels[kind] as readonly string[]).includes(variante);

/** Lists each essential sentence, by its kind. */
export const alwaysEssential: readonly { kind: number; variante: string }[] = Object.entries(
  essentiels,
).flatMap(([kind, variantes]) => variantes.map((variante) => ({ kind: Number(kind), variante })));

/** Tells whether a kind may be reduced to its essential: one in which nothing is essential may not. */
export const offersEssentiel = (kind: number): boolean => alwaysEssential.some((one) => one.kind === kind);

/** Returns what remains of a kind whose e-mails are stopped in one press: the essential, if it has some. */
export const rythmeArrete = (kind: number): 'essentiel' | 'jamais' =>
  offersEssentiel(kind) ? 'essentiel' : 'jamais';

/** What an agent of a service may choose to be told about one dossier. */
export const suivisDossier = {
  tout: 'Tout, mes collègues compris',
  habituel: 'Ce que fait l’association',
  rien: 'Rien',
} as const;
export type SuiviDossier = keyof typeof suivisDossier;

export const nomsSuivis = Object.keys(suivisDossier) as [SuiviDossier, ...SuiviDossier[]];
