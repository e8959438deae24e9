import type { LigneLotView } from '@asso/contract/instruction/lot.schemas';
import type { LotState } from './use-lot.ts';

type LotActeProps = {
  ligne: LigneLotView;
  saveLigne: LotState['saveLigne'] | undefined;
  retry: LotState['retry'] | undefined;
};

/** The act of one line of a lot: try it again once it failed, or take it out and put it back before the lot is launched. */
export function LotActe({ ligne: { rang, id_fo, etat }, saveLigne, retry }: LotActeProps) {
  const said = <span className="invisible"> le dossier {id_fo}</span>;
  if (retry && etat === 'echec') {
    return (
      <button type="button" className="fr-btn fr-btn--tertiary fr-btn--sm" onClick={() => void retry([rang])}>
        Réessayer{said}
      </button>
    );
  }
  if (!saveLigne || etat === 'exclue') return null;
  const isRetiree = etat === 'retiree';
  return (
    <button
      type="button"
      className="fr-btn fr-btn--tertiary-no-outline fr-btn--sm"
      onClick={() => void saveLigne(rang, { isRetiree: !isRetiree })}
    >
      {isRetiree ? 'Remettre' : 'Retirer'}
      {said}
    </button>
  );
}
