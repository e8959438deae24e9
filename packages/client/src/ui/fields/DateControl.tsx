import { readDay, shownDay } from '../date-text.ts';
import type { ControlProps } from './control-props.ts';
import { TextControl } from './TextControl.tsx';

/** A day is typed, not picked: « jj/mm/aaaa » is faster by keyboard and by voice than a calendar. */
export const DateControl = ({ help, ...props }: ControlProps) => (
  <TextControl
    {...props}
    help={[help, 'Format attendu : jj/mm/aaaa. Exemple : 31/12/2027.'].filter(Boolean).join(' ')}
    inputMode="numeric"
    width={10}
    show={shownDay}
    read={readDay}
  />
);
