// These rules find what blocks the projects of a subvention dossier, one by one and together (§5 projects; §3
// Project, sections).

import { agesProblems, attendusFor, type DocumentAttendu, pieceProblems } from '../dossier/pieces.rules.ts';
import { personProblems } from '../dossier/representants.rules.ts';
import type { Scopes } from '../kernel/asks.ts';
import type { Stage } from '../kernel/fields.ts';
import { once, rememberedFor } from '../kernel/once.ts';
import type { Problem } from '../kernel/result.ts';
import { ruleProblems } from '../kernel/rules.ts';
import { problems } from '../kernel/walk-problems.ts';
import { type Campagne, findSousDispositif, listIndicateurs } from './campagne.rules.ts';
import { withFederation } from './champs-crf.rows.ts';
import { type DossierComplet, type DossierProjet, toScopes } from './dossier-complet.rules.ts';
import { type Projet, projetFields } from './projet.fields.ts';
import { type ProjetNeeds, projetRules } from './projet.rules.ts';
import { projetNonEcritProblems } from './projet-ecrit.rules.ts';
import { problemsDemandes } from './projet-rubriques.rows.ts';

/**
 * Returns the documents of one project (document-custom-bloc): each code is the project's id followed by the
 * campaign's code.
 */
export function listProjetDocuments(
  dossier: DossierComplet,
  { id, corps }: DossierProjet,
): DocumentAttendu[] {
  const attendus = attendusFor(dossier.campagne.documents_projet ?? [], scopesDuProjet(dossier, corps));
  return attendus.map((one) => ({ ...one, code: `${id}.${one.code}` }));
}

const scopesDuProjet = (dossier: DossierComplet, projet: Projet): Scopes => ({
  ...toScopes(dossier),
  projet,
  custom: projet.customs ?? {},
});

/**
 * Finds what blocks a project in the sections its campaign asks; `field` is a path of the project, or « pieces.… ».
 */
export function projetProblems(
  dossier: DossierComplet,
  projet: DossierProjet,
  stage: Stage = 'transmission',
): readonly Problem[] {
  const key = `${stage} ${projet.id}`;
  const all = rememberedFor(dossier);
  const known = (all.get(projet.corps) ?? {}) as Partial<Record<string, readonly Problem[]>>;
  const found = known[key] ?? findProblems(dossier, projet, stage);
  if (known[key] === undefined) all.set(projet.corps, { ...known, [key]: found });
  return found;
}

/**
 * Returns the dossier as it is once this project is saved. The findings on the other projects are kept, since a
 * project never blocks another.
 */
export function withProjet(dossier: DossierComplet, { id, corps }: DossierProjet): DossierComplet {
  const projets = dossier.projets.map((one) => (one.id === id ? { ...one, corps } : one));
  const after = { ...dossier, projets };
  for (const one of projets) {
    const known = rememberedFor(dossier).get(one.corps);
    if (known !== undefined) rememberedFor(after).set(one.corps, known);
  }
  return after;
}

function findProblems(dossier: DossierComplet, projet: DossierProjet, stage: Stage): readonly Problem[] {
  const { campagne } = dossier;
  const { corps } = projet;
  const given = { stage, scopes: scopesDuProjet(dossier, corps), custom: campagne.champs_personnalises };
  return problemsDemandes(campagne, [
    ...oncePerField([
      ...withFederation(problems(projetFields, corps, given)),
      ...ruleProblems(projetRules, corps, { stage, needs: needsOf(dossier) }),
    ]),
    ...responsableProblems(dossier, corps),
    ...listProjetDocuments(dossier, projet).flatMap((attendu) => pieceProblems(dossier, attendu)),
  ]);
}

/** Finds the project's documents that are, on that day, older than the campaign accepts. */
export const projetAges = (dossier: DossierComplet, projet: DossierProjet, now: Date): Problem[] =>
  agesProblems(dossier, listProjetDocuments(dossier, projet), now);

export const listProjetAges = (dossier: DossierComplet, now: Date): Problem[] =>
  dossier.projets.flatMap((projet) =>
    projetAges(dossier, projet, now).map((one) => ({ ...one, field: `projets.${projet.id}.${one.field}` })),
  );

/**
 * Checks the person who answers for the project. The browser holds a dossier without its people, so nothing is checked
 * there: the server sends the problems they cause.
 */
const responsableProblems = (dossier: DossierComplet, { description }: Projet): Problem[] =>
  dossier.representants.length === 0
    ? []
    : personProblems(dossier, 'description.id_responsable', description?.id_responsable);

/** Drops the « à renseigner » of a field that has a more precise problem. */
const oncePerField = (found: readonly Problem[]): Problem[] =>
  found.filter(
    (one) =>
      one.code !== 'kernel.a-renseigner' ||
      !found.some(({ code, field }) => field === one.field && code !== one.code),
  );

/** Gives the largest share that the campaign pays, when asking for more prevents the transmission. */
const partMaxBloquante = ({ part_max_pourcent: max, part_max_conseil }: Campagne): number | null =>
  part_max_conseil === true ? null : (max ?? null);

const needsOf = ({
  exercice,
  exercice_fin,
  campagne,
  sous_dispositif,
  nomsServices,
}: DossierComplet): ProjetNeeds => ({
  exercice,
  exercice_fin,
  nomsServices: nomsServices ?? {},
  financeurs: campagne,
  partMax: partMaxBloquante(campagne),
  services: campagne.instructeurs.map((one) => one.id_service),
  indicateurs: listIndicateurs(campagne, sous_dispositif),
});

/** Step 3 requires at least one project, and each of them valid. */
export const projetsProblems: (dossier: DossierComplet) => readonly Problem[] = once((dossier) => {
  if (dossier.projets.length === 0) return [{ code: 'subvention.sans-projet', field: 'projets' }];
  return dossier.projets.flatMap((projet) =>
    [...projetProblems(dossier, projet), ...projetNonEcritProblems(dossier, projet)].map((one) => ({
      ...one,
      field: `projets.${projet.id}.${one.field ?? ''}`,
    })),
  );
});

/**
 * Refuses one project too many: a sous-dispositif accepts a limited number of them, one for the territorial-share ones
 * [R5.61].
 */
export function nouveauProjetProblems(dossier: DossierComplet): Problem[] {
  const n = findSousDispositif(dossier.campagne, dossier.sous_dispositif)?.max_projets ?? 20;
  if (dossier.projets.length < n) return [];
  return [
    n === 1 ? { code: 'subvention.projet-unique' } : { code: 'subvention.trop-de-projets', params: { n } },
  ];
}
