// The lines of the palette: dossiers, associations, views, pages and commands.
import type { aReglerEndpoints, Trouve } from '@asso/contract/contenu/a-regler.endpoints';
import type { DossierItem } from '@asso/contract/dossier/dossier.schemas';
import type { ChampsRead } from '@asso/contract/dossier/populate.schemas';
import type { ReplyOf } from '@asso/contract/kernel/endpoint';
import { sayEtatVu } from '@asso/domain/dossier/suivi/depart.words';
import { plainWords } from '@asso/domain/referentiel/mots.rules';
import { dossierHref } from '../../dossier/dossier-href.ts';
import { intituleDossier } from '../../dossier/etat-dossier.ts';
import type { ComboItem } from '../../ui/fields/use-combobox.ts';
import type { NavigationItem } from '../navigation-items.ts';

export type PaletteItem = ComboItem & { touche?: string } & (
    | { href: string }
    | { press: () => unknown; takesFocus?: boolean }
  );
export type PaletteGroup = { titre: string; items: readonly PaletteItem[] };

/** The fields to read for the line of a dossier. */
export const champsPalette = [
  'genre',
  'id_fo',
  'demandeur.id_siret',
  'demandeur.nom',
  'demandeur.commune',
  'description.titre',
  'description.lib_sous_type_dispositif',
  'description.projet',
  'instructions.etat',
  'instructions.depart',
] as const;
export type DossierTrouve = ChampsRead<DossierItem, (typeof champsPalette)[number]>;

/** The most lines of each kind, so that the others stay in sight; the last one leads to all of them. */
const dossiersAtMost = 6;
const associationsAtMost = 4;

export const dossierItems = (found: readonly DossierTrouve[]): PaletteItem[] =>
  found.slice(0, dossiersAtMost).map((dossier) => ({
    id: `dossier-${dossier.id_fo}`,
    label: intituleDossier(dossier),
    details: [
      dossier.demandeur.nom,
      dossier.id_fo,
      [...new Set(dossier.instructions.map(sayEtatVu))].join(', '),
    ].join(' · '),
    href: dossierHref({
      genre: dossier.genre,
      id_fo: dossier.id_fo,
      id_siret: dossier.demandeur.id_siret,
    }),
  }));

/** Returns the associations of the dossiers found: a person who may read none of their dossiers does not find them. */
export function associationItems(found: readonly DossierTrouve[], words: string): PaletteItem[] {
  const asked = plainWords(words);
  const named = found.filter(({ demandeur: { nom, id_siret } }) =>
    holdsWords(`${nom} ${id_siret ?? ''}`, asked),
  );
  const byName = new Map(named.map(({ demandeur }) => [demandeur.id_siret, demandeur]));
  return [...byName].slice(0, associationsAtMost).map(([id_siret, { nom, commune }]) => ({
    id: `association-${id_siret}`,
    label: nom,
    details: [commune, 'ses dossiers'].filter(Boolean).join(' · '),
    href: `/dossiers?vue=toutes&demandeur=${encodeURIComponent(String(id_siret))}`,
  }));
}

const groupesPartout = {
  associations: 'Associations',
  comptes: 'Comptes',
  services: 'Services',
  campagnes: 'Campagnes',
} as const;
export type PartoutTrouve = Trouve & { titre: string };

/** Returns what an administrator finds besides dossiers, in the order of the groups. */
export const listPartout = (found: ReplyOf<typeof aReglerEndpoints.chercherPartout>): PartoutTrouve[] =>
  (Object.keys(groupesPartout) as (keyof typeof groupesPartout)[]).flatMap((groupe) =>
    found[groupe].map((one) => ({ ...one, titre: groupesPartout[groupe] })),
  );

export const partoutGroups = (found: readonly PartoutTrouve[]): PaletteGroup[] =>
  Object.values(groupesPartout).map((titre) => ({
    titre,
    items: found
      .filter((one) => one.titre === titre)
      .map(({ id, label, details, href }) => ({ id: `${titre}-${id}`, label, details, href })),
  }));

export const pageItems = (navigation: readonly NavigationItem[]): PaletteItem[] =>
  navigation.flatMap((item) =>
    'links' in item
      ? item.links.map(({ label, href }) => ({ id: `page-${href}`, label, href, details: item.label }))
      : [{ id: `page-${item.href}`, label: item.label, href: item.href }],
  );

/** Tells whether a line holds every typed word, whatever the accents and capitals. */
function holdsWords(text: string, asked: string): boolean {
  const plain = plainWords(text);
  return asked.split(' ').every((word) => plain.includes(word));
}

/** Returns the lines that hold the typed words, without the groups left empty. */
export function groupsWith(groups: readonly PaletteGroup[], words: string): PaletteGroup[] {
  const asked = plainWords(words);
  return groups
    .map(({ titre, items }) => ({
      titre,
      items: items.filter(({ label, details = '' }) => holdsWords(`${label} ${details}`, asked)),
    }))
    .filter(({ items }) => items.length > 0);
}

/**
 * Returns what the server found for the typed words. While it has only answered for the words before, a line stays if
 * it holds the new ones too: Enter never opens what was found for something else.
 */
export const answeredFor = (words: string, isWaiting: boolean, groups: readonly PaletteGroup[]) =>
  isWaiting ? groupsWith(groups, words) : groups;
