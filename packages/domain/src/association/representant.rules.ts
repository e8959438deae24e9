// Who may represent the association legally: what the association said, else what the function says (§3 representants_legaux, §4 step 1).
import type { Fonction } from '../referentiel/data/option.ts';
import { optionsOf } from '../referentiel/referentiels.rules.ts';
import type { Representant } from './representant.fields.ts';

/** A president does, whatever the statutes say; anybody else is asked. */
export const representeParFonction = (fonction: unknown): boolean =>
  fonctions.some((one) => one.value === fonction && one.representeParDefaut === true);

const fonctions: readonly Fonction[] = optionsOf('fonctions');

/** Where nobody answered, the function does. */
export const avecRepresentation = ({ est_representant_legal, fonction }: Representant): Representant => ({
  est_representant_legal: est_representant_legal ?? representeParFonction(fonction),
});

/** Said not to: never chosen as legal representative, by nobody. */
export const neRepresentePas = (personne: Readonly<Record<string, unknown>>): boolean =>
  personne.est_representant_legal === false;
