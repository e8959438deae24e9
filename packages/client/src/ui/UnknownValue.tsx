import { unknownMark } from './show-value.ts';

/** A dash to see, words to hear. */
export const UnknownValue = () => (
  <>
    <span aria-hidden="true">{unknownMark}</span>
    <span className="invisible">non renseigné</span>
  </>
);
