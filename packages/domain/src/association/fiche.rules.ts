// The file of an association shows what the registers say first, then what the association typed, so that nothing is
// asked twice (§3, §5).
import { isBlank } from '../kernel/asks.ts';
import { changesBetween, isSame } from '../kernel/changes.ts';
import type { Draft, Fields } from '../kernel/fields.ts';
import type { Problem } from '../kernel/result.ts';
import { objetsSociaux } from '../referentiel/data/objets-sociaux.ts';
import type { activitesFields } from './activites.fields.ts';
import { type Agrement, emptyFiche, type Fiche, rubriqueFields } from './fiche.fields.ts';
import type { identiteFields } from './identite.fields.ts';
import { findRegime, findTypeStructure, isRegimeLocked } from './regime.rules.ts';
import type { Apport, RegistreSource } from './registre/registre.rules.ts';
import { type Rubrique, rubriques } from './rubriques.rows.ts';

/** The latest content of each register for this association. */
export type Registre = Partial<Record<RegistreSource, Apport>>;
/** The sections as the association typed them. */
export type Corps = Partial<Pick<Fiche, Rubrique>>;

export type Provenance = { source: RegistreSource | 'association'; date: string | null };

export type FicheLue = Fiche & {
  /** Gives for each dotted path the source of its value, and for a register the date of that value. */
  sources: Record<string, Provenance>;
  /** The paths that a register fills: they are corrected in the register, not here. */
  verrous: string[];
  /** The paths on which the two registers disagree, with the value of the second one. */
  ecarts: Record<string, { source: RegistreSource; valeur: unknown }>;
};

/**
 * When both registers fill a field, the first in this list wins; the two values are shown side by side when they
 * differ.
 */
const priority: readonly RegistreSource[] = ['RNA', 'Sirene'];

/** The paths on which a register only proposes a value, and what the association typed wins. */
const proposed: ReadonlySet<string> = new Set([
  'identite.regime',
  'coordonnees.adresse_gestion',
  'coordonnees.site_web',
]);

/**
 * Makes the file from what the registers say and what the association typed; `ids` are the numbers of the association
 * itself, whichever register gave them.
 */
export function toFiche(stored: {
  registre: Registre;
  corps: Corps;
  ids: Draft<typeof identiteFields>;
  agrement?: Agrement;
}): FicheLue {
  const said = registerSays(stored.registre);
  const lue: FicheLue = { ...emptyFiche(), sources: {}, verrous: [], ecarts: {} };
  for (const { path, rubrique, name } of rows) {
    const typed = Reflect.get(stored.corps[rubrique] ?? {}, name);
    const [first, second] = said.get(path) ?? [];
    const isRegister = first !== undefined && (!proposed.has(path) || isBlank(typed));
    const value = isRegister ? first.valeur : typed;
    if (isBlank(value)) continue;
    Reflect.set(lue[rubrique], name, value);
    lue.sources[path] = isRegister
      ? { source: first.source, date: first.date }
      : { source: 'association', date: null };
    if (isRegister && !proposed.has(path)) lue.verrous.push(path);
    if (first && second && !isSaidAlike(first.valeur, second.valeur)) {
      lue.ecarts[path] = { source: second.source, valeur: second.valeur };
    }
  }
  Object.assign(lue.identite, stored.ids);
  const { agrement = {} } = stored;
  if (Object.values(agrement).some((value) => !isBlank(value))) lue.agrement = agrement;
  // An association recognised as of public use is deemed to satisfy the tronc commun d’agrément.
  if (lue.identite.util_publique === true) lue.agrement = { ...agrement, tca_etat: 'valide' };
  return withDerived(lue);
}

/**
 * Keeps of a saved section only what the association wrote: neither a register's values nor its proposals left
 * unchanged.
 */
export function toCorpsRubrique<R extends Rubrique>(rubrique: R, saved: Fiche[R], lue: FicheLue): Fiche[R] {
  const fields: Fields = rubriqueFields[rubrique];
  const own = Object.entries(saved).filter(([name, value]) => {
    const path = `${rubrique}.${name}`;
    if (isBlank(value) || fields[name]?.writtenBy === 'server' || lue.verrous.includes(path)) return false;
    const before = Reflect.get(lue[rubrique], name);
    return (
      lue.sources[path]?.source === 'association' || Object.keys(changesBetween(before, value)).length > 0
    );
  });
  return Object.fromEntries(own) as Fiche[R];
}

/**
 * Removes the answers that are no longer asked: below the threshold nothing is published or audited, and only sport has
 * a structure type (§5 profile form).
 */
export function cleanFiche(fiche: Fiche): Fiche {
  const { a_publication_comptes_jo, a_commissaire_aux_comptes, type_structure_sportive, ...rest } =
    fiche.identite;
  const identite: Fiche['identite'] = {
    ...rest,
    ...(rest.a_dons_subv_153000 === true ? { a_publication_comptes_jo, a_commissaire_aux_comptes } : {}),
    ...(fiche.activites.domaine === 'Sport' ? { type_structure_sportive } : {}),
  };
  return { ...fiche, identite };
}

/** Names the answers of a section that nothing asks for, which `cleanFiche` removes. */
export function nonDemandees(rubrique: Rubrique, fiche: Fiche): string[] {
  const kept = cleanFiche(fiche)[rubrique];
  return Object.entries(fiche[rubrique])
    .filter(([name, value]) => !isBlank(value) && value !== false && isBlank(Reflect.get(kept, name)))
    .map(([name]) => name);
}

/** Refuses the answers of a save that nothing asks for; those that were there are removed without a word. */
export const nonDemandeesProblems = (rubrique: Rubrique, stored: object, fiche: Fiche): Problem[] =>
  nonDemandees(rubrique, fiche)
    .filter((name) => !isSame(Reflect.get(stored, name), Reflect.get(fiche[rubrique], name)))
    .map((name) => {
      const fields: Fields = rubriqueFields[rubrique];
      const si =
        name === 'type_structure_sportive'
          ? 'le domaine de l’association est « Sport »'
          : 'l’association reçoit plus de 153 000 € par an';
      const params = { champ: fields[name]?.label ?? name, si };
      return { code: 'association.reponse-non-demandee', field: name, params };
    });

function withDerived(lue: FicheLue): FicheLue {
  const structure = findTypeStructure(lue.identite.id_forme_juridique);
  if (isBlank(lue.identite.regime)) {
    lue.identite.regime = findRegime({
      idFormeJuridique: lue.identite.id_forme_juridique,
      codePostal: lue.coordonnees.adresse_siege?.cp,
    });
  }
  if (isRegimeLocked(structure)) lue.verrous.push('identite.regime');
  Object.assign(lue.activites, toObjetSocial(lue.activites.id_objet_social1));
  return lue;
}

/**
 * Returns the label of a social object (objet social) and the family it belongs to; nothing when no list knows its
 * code.
 */
export function toObjetSocial(code: string | null | undefined): Draft<typeof activitesFields> {
  const option = objetsSociaux.find(({ value }) => value === code);
  return option ? { lib_objet_social1: option.label, id_famille1: option.parent } : {};
}

const rows = rubriques.flatMap((rubrique) =>
  Object.keys(rubriqueFields[rubrique]).map((name) => ({ path: `${rubrique}.${name}`, rubrique, name })),
);

type Said = { source: RegistreSource; date: string | null; valeur: unknown };

/**
 * Lists the registers' values by path, in order of priority; a social object (objet social) that no list knows is left
 * out.
 */
function registerSays(registre: Registre): Map<string, Said[]> {
  const said = new Map<string, Said[]>();
  for (const source of priority) {
    const apport = registre[source];
    if (!apport) continue;
    for (const { path, rubrique, name } of rows) {
      // No register holds anything about the programmes an association takes part in.
      const valeur = rubrique === 'specificites' ? undefined : Reflect.get(apport[rubrique], name);
      if (isBlank(valeur) || (name === 'id_objet_social1' && !isObjetSocial(valeur))) continue;
      said.set(path, [...(said.get(path) ?? []), { source, date: apport.date, valeur }]);
    }
  }
  return said;
}

const isObjetSocial = (code: unknown) => objetsSociaux.some(({ value }) => value === code);

/** Tells whether two registers agree: they do when they differ only in capitals, accents or punctuation. */
function isSaidAlike(a: unknown, b: unknown): boolean {
  const plain = (value: unknown) =>
    JSON.stringify(value)
      .normalize('NFD')
      .replace(/[^\p{L}\p{N}:,]/gu, '')
      .toLowerCase();
  return plain(a) === plain(b);
}
