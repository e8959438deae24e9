// A person may leave an association, or hand over to somebody else (§7 Platform users; decisions, Who belongs
// where).
import { ok, type Problem, type Result, refused } from '../kernel/result.ts';

export type SituationDepart = {
  etat: string;
  /** True for a person who was given only a few dossiers: their leaving leaves nobody without a manager. */
  isRestreint: boolean;
  /** How many people would still manage the place once the person is gone. */
  autres: number;
  /** True when the person confirmed « Partir en laissant la reprise ouverte ». */
  repriseOuverte: boolean;
};

/**
 * Returns why a person cannot leave yet: the last manager must confirm it, because the next person will have to prove
 * their mandate.
 */
export function departProblem({
  etat,
  isRestreint,
  autres,
  repriseOuverte,
}: SituationDepart): Problem | undefined {
  const isLast = etat === 'active' && !isRestreint && autres === 0;
  return isLast && !repriseOuverte ? { code: 'association.dernier-gestionnaire' } : undefined;
}

export type SituationPassation = {
  /** The person who hands over. */
  deMoi: { etat: string; id_siret: string | null };
  /** The person who takes over, a member of the same place or of the head office. */
  versLui: {
    etat: string;
    id_siret: string | null;
    isRestreint: boolean;
    isMoi: boolean;
    /** True when the account is deactivated or locked, so that the person cannot sign in. */
    isCompteFerme: boolean;
  };
};

/**
 * Tells whether a person may hand over to this one, who must already have at least the same rights; an invited person
 * must first accept.
 */
export function decidePassation({ deMoi, versLui }: SituationPassation): Result<true> {
  const isEnough = versLui.id_siret === null || versLui.id_siret === deMoi.id_siret;
  const isPossible =
    deMoi.etat === 'active' &&
    versLui.etat === 'active' &&
    isEnough &&
    !versLui.isRestreint &&
    !versLui.isMoi &&
    !versLui.isCompteFerme;
  return isPossible ? ok(true) : refused({ code: 'association.passation-impossible' });
}
