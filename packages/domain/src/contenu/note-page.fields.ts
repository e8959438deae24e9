// An administrator writes a note above some pages with these fields (§2 Layouts; screens, Page notes).
import { routeRights } from '../compte/routes.rights.ts';
import { localDay } from '../identifiants/dates-affichees.ts';
import { formats } from '../identifiants/formats.ts';
import type { Draft, Fields } from '../kernel/fields.ts';
import type { NoteKind } from './note-page.rules.ts';

export const tonsNote = [
  { value: 'info', label: 'Information' },
  { value: 'attention', label: 'Attention' },
  { value: 'alerte', label: 'Alerte' },
] as const;

export const notePageFields = {
  titre: { kind: 'text', label: 'Titre', max: 120, format: formats.texte, requiredAt: 'saisie' },
  texte: { kind: 'text', label: 'Texte', aide: 'Une ou deux phrases courtes.', max: 400, multiline: true },
  kind: { kind: 'choice', label: 'Ton', options: tonsNote, requiredAt: 'saisie' },
  partout: { kind: 'bool', label: 'Sur toutes les pages' },
  routes: {
    kind: 'choice',
    label: 'Pages',
    multiple: true,
    options: routeRights.map(({ path }) => ({ value: path, label: path })),
    requiredAt: 'saisie',
    when: [{ scope: 'parent', key: 'partout', operator: 'ne', value: true }],
  },
  du: { kind: 'date', label: 'Affichée à partir du', aide: 'Vide : tout de suite.' },
  au: { kind: 'date', label: 'Affichée jusqu’au', aide: 'Ce jour compris. Vide : sans fin.' },
} as const satisfies Fields;

export type NoteSaisie = Draft<typeof notePageFields>;

type NoteEcrite = {
  titre: string;
  texte: string;
  kind: NoteKind;
  routes: readonly string[];
  debut: string | null;
  fin: string | null;
};

/** Gives a written note in the form in which it is typed: a box stands for every page, and its dates are days. */
export const saisieNote = ({ titre, texte, kind, routes, debut, fin }: NoteEcrite): NoteSaisie => ({
  titre,
  texte,
  kind,
  partout: routes.includes('*'),
  routes: routes.filter((path) => path !== '*'),
  du: debut && localDay(new Date(debut)),
  au: fin && localDay(new Date(fin)),
});
