import { toIsoDate } from '@asso/domain/identifiants/date-saisie';
import { formatDay } from '@asso/domain/identifiants/dates-affichees';
import { moisNomme } from '@asso/domain/identifiants/dates-longues';
import type { ControlProps } from './control-props.ts';
import { exempleJour } from './exemple-jour.ts';
import { TextControl } from './TextControl.tsx';

type DateControlProps = ControlProps & {
  /** The year of a day typed without one. */
  annee?: number;
};

/**
 * The field of a day, which is typed, not picked: « jj/mm/aaaa » is faster by keyboard and by voice than a calendar.
 */
export const DateControl = ({ help, annee, ...props }: DateControlProps) => (
  <TextControl
    {...props}
    help={[help, annee === undefined ? wholeDay() : shortDay].filter(Boolean).join(' ')}
    inputMode={annee === undefined ? 'numeric' : 'text'}
    width={10}
    show={shownDay}
    read={(text) => readDay(text, annee)}
  />
);

const wholeDay = () => `Format attendu : jj/mm/aaaa. Exemple : ${exempleJour()}.`;
const shortDay = 'jj/mm/aaaa, ou « 5 avril »';

/**
 * Reads a day as YYYY-MM-DD; a text that is no day is returned as it was typed. The day may be « 1/3/2027 », « 1/3/27
 * », « 01-03-2027 », « 01 03 2027 », « 01032027 », « 1er mars 2027 » or YYYY-MM-DD, and « 1/3 » or « 1er mars » where
 * `annee` is known; the weekday that the portal itself writes before a day may come with it.
 */
export function readDay(text: string, annee?: number): string | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  const known = annee === undefined ? '' : `${annee}`;
  const bare = trimmed.replace(weekday, '');
  const parts = inNumbers(bare) ?? inWords(bare);
  if (!parts) return trimmed;
  const { day, month, year = known } = parts;
  if (year === '') return trimmed;
  const typed = `${day.padStart(2, '0')}/${month.padStart(2, '0')}/${year.padStart(4, '20')}`;
  return toIsoDate(typed) ?? typed;
}

/** « Lundi 6 septembre », « lun. 6/9 »: the weekday adds nothing to the day, and is shown again under the field. */
const weekday =
  /^(?:lun(?:di)?|mar(?:di)?|mer(?:credi)?|jeu(?:di)?|ven(?:dredi)?|sam(?:edi)?|dim(?:anche)?)\.?,?\s+/i;

type Parts = { day: string; month: string; year?: string };

function inNumbers(text: string): Parts | null {
  const found =
    /^(\d{1,2})[/.\-\s](\d{1,2})(?:[/.\-\s](\d{4}|\d{2}))?$/.exec(text) ??
    /^(\d{2})(\d{2})(\d{4})$/.exec(text);
  return found ? { day: found[1] ?? '', month: found[2] ?? '', year: found[3] } : null;
}

function inWords(text: string): Parts | null {
  const found = /^(\d{1,2})(?:er)?\s([\p{L}]{3,9})\.?(?:\s(\d{4}|\d{2}))?$/iu.exec(text);
  const month = moisNomme(found?.[2] ?? '');
  return found && month !== null ? { day: found[1] ?? '', month: `${month}`, year: found[3] } : null;
}

export const shownDay = (value: unknown): string => (typeof value === 'string' ? formatDay(value) : '');
