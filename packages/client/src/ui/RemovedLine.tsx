import { takeBackId } from './use-lines.ts';

type RemovedLineProps = {
  path: string;
  /** How the line was called. */
  name: string;
  said: string;
  onTakeBack: () => void;
};

/** In the place of the line that was just taken out: it can be taken back. */
export const RemovedLine = ({ path, name, said, onTakeBack }: RemovedLineProps) => (
  <p className="ligne__retiree">
    {said}{' '}
    <button
      type="button"
      id={takeBackId(path)}
      className="fr-btn fr-btn--tertiary fr-btn--sm"
      onClick={onTakeBack}
    >
      Annuler <span className="invisible">le retrait : {name}</span>
    </button>
  </p>
);
