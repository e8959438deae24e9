// A payment that waits is said with its stage, its day and the account to which it goes.
import { formatJourEntier } from '../../identifiants/dates-longues.ts';
import { formatEurosCents } from '../../identifiants/nombres-affiches.ts';
import type { SuiteArgent } from './suite-argent.rules.ts';

/** A payment that waits: asked, taken in charge by the service (`prepare`), or left for the bank (`parti`). */
export type VersementUnderWay = {
  montant: number;
  stade: 'demande' | 'prepare' | 'parti';
  attendu: Date | null;
  compte: string | null;
};

type Attendus = {
  argent: SuiteArgent | null;
  /** The payments that wait, and the account of the dossier, to which what is not asked yet will go. */
  versement: { rib: string | null; enCours: readonly VersementUnderWay[] };
  now: Date;
};

const stades = {
  demande: 'Versement demandé',
  prepare: 'Le versement est en préparation',
  parti: 'Le versement est en route',
} as const;

/** Names the stage of the payment that has come furthest. */
export const sayStade = (enCours: readonly VersementUnderWay[]): string => {
  const furthest = (['parti', 'prepare'] as const).find((one) => enCours.some(({ stade }) => stade === one));
  return stades[furthest ?? 'demande'];
};

export const sayCompteVerse = (rib: string | null): string => (rib ? `, sur le compte ${rib}` : '');

/**
 * Says one sentence for each payment that waits, since each goes to its own account; before they are read, or when
 * nothing was asked, one for what is expected.
 */
export function sayVersementsUnderWay({ argent, versement: { enCours, rib }, now }: Attendus): string[] {
  const attendu = argent?.attendu;
  if (!attendu) return [];
  const le = attendu.le === null ? null : new Date(attendu.le);
  const lines = attendu.isAsked
    ? enCours.length > 0
      ? enCours
      : [{ montant: attendu.montant, attendu: le, compte: null }]
    : [{ montant: attendu.montant, attendu: le, compte: rib }];
  return lines.map((one) => versementSaid(one, now));
}

function versementSaid({ montant, attendu, compte }: Omit<VersementUnderWay, 'stade'>, now: Date): string {
  const euros = formatEurosCents(montant);
  if (attendu === null) return `${euros} à venir${sayCompteVerse(compte)}.`;
  return attendu < now
    ? `${euros} étaient attendus vers le ${formatJourEntier(attendu)}${sayCompteVerse(compte)} : écrivez au service si l’argent n’est pas arrivé.`
    : `${euros} attendus vers le ${formatJourEntier(attendu)}${sayCompteVerse(compte)}.`;
}
