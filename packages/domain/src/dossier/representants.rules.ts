// Whatever the kind of dossier, the people it names are rows of the association's file, with nothing missing about
// them, and its legal representative may sign for it (§4, §5).

import { isLigneComplete } from '../association/collection/collections.rows.ts';
import { isNotRepresentant } from '../association/collection/representant.rules.ts';
import { withElision } from '../identifiants/elision.ts';
import { once } from '../kernel/once.ts';
import type { Problem } from '../kernel/result.ts';

type WithPeople = { representants: readonly (Record<string, unknown> & { id: string })[] };
/** Returns the ids of the people who may be chosen, because nothing is missing about them. */
export const representantsComplets: (dossier: WithPeople) => ReadonlySet<string> = once(
  ({ representants }: WithPeople) =>
    new Set(representants.filter((one) => isLigneComplete('representants_legaux', one)).map((one) => one.id)),
);

export function personProblems(dossier: WithPeople, field: string, id?: string | null): Problem[] {
  if (!id) return [];
  const person = dossier.representants.find((one) => one.id === id);
  if (!person) return [{ code: 'dossier.representant-inconnu', field }];
  const nom = [person.prenom, person.nom].filter(Boolean).join(' ');
  const found: Problem[] = [];
  if (field === representantLegal && isNotRepresentant(person)) {
    found.push({ code: 'dossier.representant-interdit', field, params: { nom } });
  }
  if (!representantsComplets(dossier).has(id)) {
    found.push({ code: 'dossier.representant-incomplet', field, params: { de_nom: withElision(nom) } });
  }
  return found;
}

const representantLegal = 'demandeur.id_representant_legal';

type Demandeur = Partial<Record<(typeof designes)[number], string | null>> | null;
const designes = ['id_representant_legal', 'id_signataire', 'id_responsable'] as const;

/**
 * Returns the reasons why the people named in a dossier cannot even be saved: a person from outside the association, or
 * a legal representative who may not represent it. One whose card is incomplete is saved, and blocks later.
 */
export const designationProblems = (dossier: WithPeople & { tete: { demandeur?: Demandeur } }): Problem[] =>
  designes
    .flatMap((name) => personProblems(dossier, `demandeur.${name}`, dossier.tete.demandeur?.[name]))
    .filter(({ code }) => code !== 'dossier.representant-incomplet');
