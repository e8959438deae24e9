// What the screen gives the domain's rules: the dossier as read, with the answers as typed.
import { sayProblem } from '@asso/contract/subvention/say-problem';
import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { associationProblems } from '@asso/domain/association/association.problems';
import { identifiantProblems } from '@asso/domain/identifiants/identifiants.problems';
import type { ProblemTable } from '@asso/domain/kernel/problems';
import type { Problem } from '@asso/domain/kernel/result';
import type { Campagne } from '@asso/domain/subvention/campagne.rules';
import type { DossierSubvention } from '@asso/domain/subvention/dossier-subvention.fields';
import type { DossierComplet } from '@asso/domain/subvention/dossier-subvention.rules';
import type { FieldError } from '../ui/field-errors.ts';

/** The sentences that fields of these forms may need as they are typed. */
export const phrasesDesChamps: ProblemTable = { ...identifiantProblems, ...associationProblems };

/** Without people and accounts, which only the server knows whole: what they block comes with the dossier. */
export const completDe = (dossier: DossierSubventionView, tete: DossierSubvention): DossierComplet => ({
  tete,
  exercice: dossier.description.exercice,
  exercice_fin: dossier.description.exercice_fin,
  sous_dispositif: dossier.description.id_sous_type_dispositif ?? '',
  campagne: dossier.campagne as Campagne,
  projets: dossier.projets.map(({ id, corps }) => ({ id, corps })),
  pieces: dossier.pieces.flatMap(({ code, document }) =>
    document ? [{ code, uuid: document.uuid, etat_analyse: document.etat_analyse }] : [],
  ),
  association: dossier.association,
  representants: [],
  ribs: [],
});

/** In words, each once. */
export function said(problems: readonly Problem[]): FieldError[] {
  const errors = problems.map((one) => {
    const { field = '', message } = sayProblem(one);
    return { field, message };
  });
  return errors.filter(
    (one, index) =>
      errors.findIndex(({ field, message }) => field === one.field && message === one.message) === index,
  );
}
