import { subventionEndpoints } from '@asso/contract/subvention/subvention.endpoints';
import type { ProjetView } from '@asso/contract/subvention/subvention.schemas';
import { isBlank } from '@asso/domain/kernel/asks';
import type { CustomFields } from '@asso/domain/kernel/draft-schema';
import { projetProblems, scopesOf } from '@asso/domain/subvention/dossier-subvention.rules';
import type { Projet } from '@asso/domain/subvention/projet.fields';
import { anneesDe } from '@asso/domain/subvention/projet.rules';
import { call } from '../platform/call.ts';
import { saveAnswer } from '../platform/draft/save-answer.ts';
import { type Draft, useDraft } from '../platform/draft/use-draft.ts';
import type { FieldError } from '../ui/field-errors.ts';
import type { Form } from '../ui/fields/form.ts';
import { completDe, phrasesDesChamps, said } from './dossier-complet.ts';
import type { Edition } from './edition.ts';
import { optionsDe } from './options-dossier.ts';
import { useServices } from './use-services.ts';

export type ProjetDraft = {
  draft: Draft<Projet>;
  /** All that keeps the project from being transmitted, as it is typed now. */
  problems: FieldError[];
  annees: number[];
  /** Spread on a FieldList of `projetFields`. */
  formWith: (errors: readonly FieldError[]) => Form;
};

/** One project, autosaved; its rules are the server's own, run here on what is typed. */
export function useProjet({ dossier, tete, found }: Edition, projet: ProjetView): ProjetDraft {
  const draft = useDraft<Projet>({
    name: `projet-${projet.id}`,
    value: projet.corps,
    version: projet.version,
    save: async ({ changes, version }) => {
      const outcome = await call(subventionEndpoints.saveProjet, {
        params: { id_fo: dossier.id_fo, id: projet.id },
        body: { changes },
        ifMatch: version,
      });
      if (outcome.ok) found.putProjet(outcome.value);
      return saveAnswer(outcome, ({ corps }) => corps);
    },
  });
  const complet = completDe(dossier, tete.value);
  const annees = anneesDe(complet);
  const custom = dossier.campagne.champs_personnalises as CustomFields;
  const [annee] = annees;
  const service = useServices(dossier);
  /** With a single year there is nothing to ask: a new line takes it. */
  const onChange = (path: string, to: unknown) =>
    draft.set(path, isNewCofinancement(path, to) && annees.length === 1 ? { ...to, annee } : to);
  return {
    draft,
    annees,
    problems: said(projetProblems(complet, draft.value)),
    formWith: (errors) => ({
      ...draft.form,
      onChange,
      errors,
      custom,
      sentences: phrasesDesChamps,
      hand: { rights: projet.rights, writer: 'association', custom },
      scopes: { ...scopesOf(complet), projet: draft.value, custom: draft.value.customs ?? {} },
      options: { ...optionsDe(dossier), service },
    }),
  };
}

const isNewCofinancement = (path: string, to: unknown): to is object =>
  /^cofinancements\.[^.]+$/.test(path) && !isBlank(to) && typeof to === 'object';
