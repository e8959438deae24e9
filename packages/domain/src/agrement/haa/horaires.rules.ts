// People write and read opening hours on one line, as « mardi 9h-12h ».
import { heure } from '../../identifiants/heure.ts';
import { isBlank } from '../../kernel/asks.ts';
import { type Horaire, joursOuverture, type Site, siteFields } from './site.fields.ts';

/** The text may hold at most as many hours as the form takes, each about as long as « mercredi 09h00 - 12h30 ». */
const horairesMax = siteFields.horaire_ouverture.max;
const longueurMax = horairesMax * 40;

/** Reads opening hours; null when some part is not understood or the text is too long. An empty text means no hours. */
export function heuresRead(text: string): Horaire[] | null {
  if (text.length > longueurMax) return null;
  const parts = text
    .split(/[,;\n]/)
    .map((one) => one.trim())
    .filter(Boolean);
  if (parts.length > horairesMax) return null;
  const lines = parts.map((one, index) => horaireRead(one, `h${index + 1}`));
  return lines.some((one) => one === null) ? null : (lines as Horaire[]);
}

const shape = /^(\p{L}{2,8})\.?\s+(\d{1,2}\s*[h:]\s*\d{0,2})\s*(?:-|–|à|a)\s*(\d{1,2}\s*[h:]\s*\d{0,2})$/iu;

function horaireRead(text: string, id: string): Horaire | null {
  const [, mot = '', from = '', to = ''] = shape.exec(text) ?? [];
  const jour = joursOuverture.find(
    ({ label }) => mot !== '' && label.toLowerCase().startsWith(mot.toLowerCase()),
  );
  const [de, a] = [heureRead(from), heureRead(to)];
  return jour && de && a ? { id, jour: jour.value, de, a } : null;
}

const heureRead = (text: string): string | null => {
  const said = heure.normalise?.(text.replaceAll(/\s/g, '')) ?? text;
  return heure.check(said) === null ? said : null;
};

/** Returns for example « mardi 9h-12h, jeudi 14h-17h30 », in the order of the week. */
export function heuresSaid(horaires: readonly Horaire[] | null | undefined): string {
  const rank = ({ jour }: Horaire) => joursOuverture.findIndex(({ value }) => value === jour);
  return [...(horaires ?? [])]
    .toSorted((one, other) => rank(one) - rank(other) || (one.de ?? '').localeCompare(other.de ?? ''))
    .map(({ jour, de, a }) => {
      const nom = joursOuverture.find(({ value }) => value === jour)?.label.toLowerCase() ?? '';
      return `${nom} ${court(de)}-${court(a)}`.trim();
    })
    .join(', ');
}

/** Returns for example « mardi 9h-12h ; fermeture : en août », or an empty text when nothing is given. */
export const ouvertureSaid = ({ horaire_ouverture, periode_fermeture }: Site): string =>
  [heuresSaid(horaire_ouverture), isBlank(periode_fermeture) ? '' : `fermeture\u00a0: ${periode_fermeture}`]
    .filter(Boolean)
    .join('\u00a0; ');

/** Shortens « 09h00 » to « 9h », and leaves « 14h30 » as it is. */
const court = (text: string | null | undefined): string =>
  (text ?? '').replace(/^0(?=\d)/, '').replace(/h00$/, 'h');
