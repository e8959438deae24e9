import { isoOf } from '@asso/domain/identifiants/date-saisie';
import { formatDay } from '@asso/domain/identifiants/dates-affichees';
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

/**
 * Days are typed dd/mm/yyyy and stored YYYY-MM-DD; a text that is no day stays as it was typed. It accepts
 * « 1/3/2027 », « 1/3/27 », « 01-03-2027 », « 01 03 2027 », « 01032027 » and the stored form itself.
 */
export function readDay(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  const [, day, month, year] =
    /^(\d{1,2})[/.\-\s](\d{1,2})[/.\-\s](\d{4}|\d{2})$/.exec(trimmed) ??
    /^(\d{2})(\d{2})(\d{4})$/.exec(trimmed) ??
    [];
  const typed = year
    ? `${day?.padStart(2, '0')}/${month?.padStart(2, '0')}/${year.padStart(4, '20')}`
    : trimmed;
  return isoOf(typed) ?? typed;
}

export const shownDay = (value: unknown): string => (typeof value === 'string' ? formatDay(value) : '');
