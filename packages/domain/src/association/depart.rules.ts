// Leaving an association, and handing over to somebody (§7 Platform users; decisions, Who belongs where).
import { ok, type Problem, type Result, refused } from '../kernel/result.ts';

export type SituationDepart = {
  etat: string;
  /** Of the whole association or establishment; somebody given a few files only leaves nothing behind. */
  isRestreint: boolean;
  /** Who would still manage this place once the person is gone. */
  autres: number;
  /** « Partir en laissant la reprise ouverte » was confirmed. */
  repriseOuverte: boolean;
};

/** The last manager does not leave by mistake: whoever comes next will have to prove their mandate. */
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
  /** Who hands over. */
  deMoi: { etat: string; id_siret: string | null };
  /** Who takes over: another member of the same place, or of the head office. */
  versLui: {
    etat: string;
    id_siret: string | null;
    isRestreint: boolean;
    isMoi: boolean;
    /** Deactivated or locked: they cannot sign in. */
    isCompteFerme: boolean;
  };
};

/** One hands over to somebody who may already do as much; an invited person, once they have accepted. */
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
