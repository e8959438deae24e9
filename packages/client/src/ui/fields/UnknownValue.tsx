import { unknownMark } from '../show-value.ts';

/** People see a dash, and screen readers read words. */
export const UnknownValue = () => (
  <>
    <span aria-hidden="true">{unknownMark}</span>
    <span className="invisible">non renseigné</span>
  </>
);
