import type { ProblemReply } from '@asso/contract/kernel/common.schemas';
import { dossierSubventionEndpoints } from '@asso/contract/subvention/dossier-subvention.endpoints';
import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import type { Fields } from '@asso/domain/kernel/fields';
import type { Campagne } from '@asso/domain/subvention/campagne.rules';
import { type Choix, listChoixAnnees } from '@asso/domain/subvention/choix.rules';
import type { Annees } from '@asso/domain/subvention/projet-annees.rules';
import { type Retrait, realign } from '@asso/domain/subvention/renouvellement/realignement.rules';
import { anneesRetirees } from '@asso/domain/subvention/renouvellement/realignement.words';
import { useState } from 'react';
import { isAlreadyBegun } from '../../demarche/demandeur/DejaCommence.tsx';
import { call } from '../../platform/call/call.ts';
import { now } from '../../platform/clock.ts';
import type { FieldError } from '../../ui/fields/field-errors.ts';
import type { Form } from '../../ui/fields/form.ts';
import type { SubventionEdition } from '../edition.ts';
import { choixQuestion, dureeTenue, listChoixFields, readChoix, toReponsesChoix } from './choix-edition.ts';

export type ChoixEdite = {
  fields: Fields;
  /** What `FieldList` needs to show `fields`. */
  form: Form;
  type: string;
  annees: Annees;
  isChanged: boolean;
  /** What the choice would remove, said before it is saved; null when nothing would be. */
  annonce: string | null;
  retraits: readonly Retrait[];
  refusal: ProblemReply | null;
  errors: readonly FieldError[];
  cancel: () => void;
  /** Returns false when the save was refused. */
  save: () => Promise<boolean>;
};

/** Edits the type, the year and the length of an existing dossier, saved only by the button of the page. */
export function useChoix({ dossier, tete, found }: SubventionEdition): ChoixEdite {
  const campagne = dossier.campagne as Campagne;
  const actuel = choixActuel(dossier);
  const [typed, setTyped] = useState<Partial<Choix>>({});
  const [refusal, setRefusal] = useState<ProblemReply | null>(null);
  const value = dureeTenue(campagne, { ...actuel, ...typed });
  const annees = listChoixAnnees(campagne, { actuel, demande: value });
  const isChanged =
    value.id_sous_type_dispositif !== actuel.id_sous_type_dispositif ||
    annees.exercice !== actuel.exercice ||
    annees.exercice_fin !== actuel.exercice_fin;
  const service = dossier.description.id_service_instructeur;
  const { retraits } = realign(dossier.projets, { ...annees, service, avant: actuel }, dossier.retraits);
  const errors = refusalErrors(refusal);
  const save = async () => {
    setRefusal(null);
    await tete.flush();
    const fresh = await found.refresh();
    const outcome = await saveChoix(fresh ?? dossier, { ...value, ...annees });
    if (!outcome.ok) setRefusal(outcome.problem);
    if (!outcome.ok) return false;
    setTyped({});
    await found.refresh();
    return true;
  };
  return {
    fields: listChoixFields(dossier, value, now()),
    form: {
      value: toReponsesChoix(value, annees.exercice_fin),
      onChange: (name, to) => setTyped({ ...typed, ...readChoix(name, to) }),
      errors,
      stage: 'saisie',
    },
    type: value.id_sous_type_dispositif,
    annees,
    isChanged,
    annonce: isChanged ? anneesRetirees(actuel, annees, retraits) : null,
    retraits: isChanged ? retraits : [],
    refusal,
    errors,
    cancel: () => setTyped({}),
    save,
  };
}

const refusalErrors = (refusal: ProblemReply | null): FieldError[] =>
  refusal === null || isAlreadyBegun(refusal)
    ? []
    : refusal.problems.map(({ field, message }) => ({ field: choixQuestion(field), message }));

export const saveChoix = (
  { id_fo, version }: Pick<DossierSubventionView, 'id_fo' | 'version'>,
  { id_sous_type_dispositif, exercice, pluriannuel, exercice_fin }: Choix,
) =>
  call(dossierSubventionEndpoints.changeChoix, {
    params: { id_fo },
    ifMatch: version,
    body: { id_sous_type_dispositif, exercice, pluriannuel, ...(exercice_fin ? { exercice_fin } : {}) },
  });

const choixActuel = ({ description }: DossierSubventionView) => ({
  id_sous_type_dispositif: description.id_sous_type_dispositif ?? '',
  exercice: description.exercice,
  exercice_fin: description.exercice_fin,
  pluriannuel: description.pluriannuel,
});
