import { takeBackId } from './use-lines.ts';

type RemovedLineProps = {
  path: string;
  /** The name of the removed line. */
  name: string;
  said: string;
  onTakeBack: () => void;
};

/** Takes the place of a line that was just removed, and lets the person undo it. */
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
