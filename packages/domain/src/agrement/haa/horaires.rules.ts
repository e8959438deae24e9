// People write and read opening hours on one line, as « mardi 9h-12h ».
import { heure } from '../../identifiants/heure.ts';
import { isBlank } from '../../kernel/asks.ts';
import { type Horaire, joursOuverture, type Site, siteFields } from './site.fields.ts';

/** The text may hold at most as many hours as the form takes, each about as long as « mercredi 09h00 - 12h30 ». */
const horairesMax = siteFields.horaire_ouverture.max;
const longueurMax = horairesMax * 40;

/**
 * Reads opening hours as people write them: « ma 9h-12h », « lun. et jeu. 14h à 17h30 », « du lundi au vendredi 9h-12h
 * et 14h-17h ». Returns null when some part is not understood, when a day has no hours or when the text is too long. An
 * empty text means no hours.
 */
export function parseHoraires(text: string): Horaire[] | null {
  if (text.length > longueurMax) return null;
  const signes = signesOf(text);
  if (!signes) return null;
  const found: Omit<Horaire, 'id'>[] = [];
  let jours: JourOuverture[] = [];
  let hasHeures = false;
  for (let at = 0; at < signes.length; at += 1) {
    const signe = signes[at];
    if (signe?.kind === 'jour') {
      if (hasHeures) jours = [];
      hasHeures = false;
      const first = signes[at - 1]?.kind === 'a' ? jours.at(-1) : undefined;
      jours = [...jours, ...(first ? suivants(first, signe.jour) : [signe.jour])];
    } else if (signe?.kind === 'tous') [jours, hasHeures] = [[...ordre], false];
    else if (signe?.kind === 'heure') {
      const [lien, fin] = [signes[at + 1], signes[at + 2]];
      if (jours.length === 0 || lien?.kind !== 'a' || fin?.kind !== 'heure') return null;
      found.push(...jours.map((jour) => ({ jour, de: signe.heure, a: fin.heure })));
      hasHeures = true;
      at += 2;
    }
    if (found.length > horairesMax) return null;
  }
  if (jours.length > 0 && !hasHeures) return null;
  return found.map((one, index) => ({ id: `h${index + 1}`, ...one }));
}

type JourOuverture = (typeof joursOuverture)[number]['value'];
const ordre = joursOuverture.map(({ value }) => value);

/** Returns the days after the first one up to the last, over the end of the week when need be. */
function suivants(first: JourOuverture, last: JourOuverture): JourOuverture[] {
  const [from, to] = [ordre.indexOf(first), ordre.indexOf(last)];
  const n = (to - from + ordre.length) % ordre.length;
  return Array.from({ length: n }, (_, at) => ordre[(from + at + 1) % ordre.length] ?? last);
}

type Signe =
  | { kind: 'jour'; jour: JourOuverture }
  | { kind: 'heure'; heure: string }
  | { kind: 'a' | 'tous' | 'rien' };

const shape = /(\d{1,2})\s*(?:h(?:eures?)?|:)\s*(\d{0,2})(?!\d)|(\p{L}+)\.?|([-–])|[\s,;/]/guy;

/** Cuts a text into days, hours and what links them; null when a sign is none of these. */
function signesOf(text: string): Signe[] | null {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const found: Signe[] = [];
  let end = 0;
  for (const match of plain.matchAll(shape)) {
    const [whole, heures, minutes = '', mot, tiret] = match;
    end = match.index + whole.length;
    const signe = heures
      ? heureSigne(`${heures}h${minutes}`)
      : mot
        ? motSigne(mot)
        : ({ kind: tiret ? 'a' : 'rien' } as const);
    if (!signe) return null;
    if (signe.kind !== 'rien') found.push(signe);
  }
  return end === plain.length ? found : null;
}

function heureSigne(text: string): Signe | null {
  const said = heure.normalise?.(text) ?? text;
  return heure.check(said) === null ? { kind: 'heure', heure: said } : null;
}

const muets: ReadonlySet<string> = new Set(['et', 'puis', 'de', 'du', 'des', 'le', 'les', 'jours']);

function motSigne(mot: string): Signe | null {
  if (mot === 'a' || mot === 'au') return { kind: 'a' };
  if (mot === 'tous') return { kind: 'tous' };
  if (muets.has(mot)) return { kind: 'rien' };
  const singulier = mot.length > 5 ? mot.replace(/s$/, '') : mot;
  const jour =
    mot.length > 1 && joursOuverture.find(({ label }) => label.toLowerCase().startsWith(singulier));
  return jour ? { kind: 'jour', jour: jour.value } : null;
}

/** Returns for example « mardi 9h-12h, jeudi 14h-17h30 », in the order of the week. */
export function sayHeuresOuverture(horaires: readonly Horaire[] | null | undefined): string {
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
export const sayHoraires = ({ horaire_ouverture, periode_fermeture }: Site): string =>
  [
    sayHeuresOuverture(horaire_ouverture),
    isBlank(periode_fermeture) ? '' : `fermeture\u00a0: ${periode_fermeture}`,
  ]
    .filter(Boolean)
    .join('\u00a0; ');

/** Shortens « 09h00 » to « 9h », and leaves « 14h30 » as it is. */
const court = (text: string | null | undefined): string =>
  (text ?? '').replace(/^0(?=\d)/, '').replace(/h00$/, 'h');
