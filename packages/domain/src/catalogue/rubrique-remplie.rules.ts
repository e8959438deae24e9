// A section of a campaign is said done only when something is written in it: what every campaign has from the start (its
// title, its hour, its reminders) tells nothing.
import { isBlank } from '../kernel/asks.ts';
import { lignes } from '../kernel/lignes.ts';
import { toContenuCampagne } from './brouillon.rules.ts';
import type { BrouillonCampagne } from './campagne-options.fields.ts';
import { findOptionRubrique, type NomOption, type RubriqueCampagne } from './campagne-rubriques.rows.ts';

/** Says whether the draft holds something that its author wrote, or took from a template, in this section. */
export function isRubriqueRemplie(rubrique: RubriqueCampagne, brouillon: BrouillonCampagne): boolean {
  return (rubrique.remplie ?? rubrique.options).some((name) => isEcrite(name, rubrique, brouillon));
}

function isEcrite(name: NomOption, rubrique: RubriqueCampagne, brouillon: BrouillonCampagne): boolean {
  if (name === 'crf') return toContenuCampagne(brouillon).crf !== undefined;
  if (name === 'champs_personnalises') {
    return lignes(brouillon.champs_personnalises).some(
      ({ id }) => findOptionRubrique(`${name}.${id}`, brouillon)?.id === rubrique.id,
    );
  }
  const value: unknown = brouillon[name];
  const shown = rubrique.seulement?.[name];
  if (!shown || !Array.isArray(value)) return !isBlank(value);
  return value.some((line: object) => Object.keys(shown).some((key) => !isBlank(Reflect.get(line, key))));
}
