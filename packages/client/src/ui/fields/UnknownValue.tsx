import { unknownMark } from '../show-value.ts';

/** A dash on the screen, which screen readers read as « non renseigné ». */
export const UnknownValue = () => (
  <>
    <span aria-hidden="true">{unknownMark}</span>
    <span className="invisible">non renseigné</span>
  </>
);
