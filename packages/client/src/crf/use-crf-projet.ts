import { crfEndpoints } from '@asso/contract/crf/crf.endpoints';
import type { CrfProjetView, CrfView } from '@asso/contract/crf/crf.schemas';
import { type CrfComplet, listCustomFields, projetCrfScopes } from '@asso/domain/crf/crf-complet.rules';
import type { CrfProjet } from '@asso/domain/crf/crf-projet.fields';
import type { CrfEcriture } from '@asso/domain/crf/reprise.rules';
import { identifiantProblems } from '@asso/domain/identifiants/identifiants.problems';
import { referentielProblems } from '@asso/domain/referentiel/referentiel.problems';
import type { Campagne } from '@asso/domain/subvention/campagne.rules';
import { call } from '../platform/call/call.ts';
import { saveAnswer } from '../platform/draft/save-answer.ts';
import { type OpenDraft, useDraft } from '../platform/draft/use-draft.ts';
import type { FieldError } from '../ui/fields/field-errors.ts';
import type { Form } from '../ui/fields/form.ts';
import { titreCrf } from './crf-href.ts';
import type { EditionCrf } from './edition.ts';

export type ProjetCrfDraft = {
  draft: OpenDraft<CrfProjet>;
  crf: CrfView;
  projet: CrfProjetView;
  complet: CrfComplet;
  /** The fields of this project have paths that begin with « projets.<id> » on the page. */
  chemin: string;
  /** The form of one project: its paths begin with those of the project, since several projects share a page. */
  form: Form;
  /** Writes several answers at once. */
  writeAll: (ecritures: readonly CrfEcriture[]) => void;
};

const sentences = { ...identifiantProblems, ...referentielProblems };

/** Autosaves one project of a report; the rules of the server also run here on what is typed. */
export function useCrfProjet(
  { dossier: crf, found }: Pick<EditionCrf, 'dossier' | 'found'>,
  projet: CrfProjetView,
  errors: readonly FieldError[],
): ProjetCrfDraft {
  const draft = useDraft<CrfProjet>({
    name: `crf-projet-${projet.id}`,
    value: projet.corps,
    version: projet.version,
    save: async ({ changes, version }) => {
      const outcome = await call(crfEndpoints.saveCrfProjet, {
        params: { id: crf.id_fo, crf: crf.id, projectId: projet.id },
        query: {},
        body: { changes },
        ifMatch: version,
      });
      if (outcome.ok) void found.refresh();
      return saveAnswer(outcome, ({ corps }) => corps);
    },
    envoi: {
      row: crfEndpoints.saveCrfProjet,
      params: { id: crf.id_fo, crf: crf.id, projectId: projet.id },
      titre: titreCrf(crf.description.exercice),
    },
  });
  const complet = crfComplet(crf);
  const chemin = `projets.${projet.id}`;
  const own = (path: string) => path.slice(chemin.length + 1);
  return {
    draft,
    crf,
    projet,
    complet,
    chemin,
    writeAll: (ecritures) => {
      for (const { path, value } of ecritures) draft.set(path, value);
      void draft.flush();
    },
    form: {
      value: { projets: { [projet.id]: draft.value } },
      onChange: (path, to) => draft.set(own(path), to),
      onLeave: draft.form.onLeave,
      errors,
      refusals: draft.refusals.map((one) => ({ ...one, field: `${chemin}.${one.field}` })),
      sentences,
      custom: listCustomFields(complet),
      hand: { rights: projet.rights, writer: 'association', custom: listCustomFields(complet) },
      scopes: projetCrfScopes(complet, draft.value),
    },
  };
}

/** Returns the report as the rules read it, without the people: only the server can check them. */
export const crfComplet = (crf: CrfView): CrfComplet => ({
  corps: crf.corps,
  exercice: crf.description.exercice,
  etat: crf.description.id_etat,
  campagne: crf.campagne as Campagne,
  indicateurs: crf.indicateurs as CrfComplet['indicateurs'],
  projets: crf.projets,
  pieces: crf.pieces.flatMap(({ code, document }) =>
    document ? [{ code, uuid: document.uuid, etat_analyse: document.etat_analyse }] : [],
  ),
  representants: [],
});

/** Returns the name of a service that granted something. */
export const nameCrfService =
  ({ dossier }: Pick<CrfView, 'dossier'>) =>
  (id: unknown): string =>
    dossier.services.find((one) => one.id === id)?.nom ?? 'Service';
