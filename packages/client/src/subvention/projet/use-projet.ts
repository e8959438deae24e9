import { toComplet } from '@asso/contract/subvention/complet-de';
import { projetEndpoints } from '@asso/contract/subvention/projet.endpoints';
import type { ProjetView } from '@asso/contract/subvention/subvention.schemas';
import { isBlank } from '@asso/domain/kernel/asks';
import type { CustomFields } from '@asso/domain/kernel/draft-schema';
import type { Choice } from '@asso/domain/kernel/fields';
import { sayCommune } from '@asso/domain/referentiel/commune.words';
import { listIndicateurs } from '@asso/domain/subvention/campagne.rules';
import { toScopes } from '@asso/domain/subvention/dossier-complet.rules';
import type { DossierSubvention } from '@asso/domain/subvention/dossier-subvention.fields';
import {
  indicateurSuiveur,
  type ModeIndicateurs,
  prochainRang,
} from '@asso/domain/subvention/indicateurs.rules';
import type { Projet } from '@asso/domain/subvention/projet.fields';
import { type ARelire, pointsToReread } from '@asso/domain/subvention/projet-a-revoir.rules';
import { listProjetAnnees } from '@asso/domain/subvention/projet-annees.rules';
import { projetPropositions } from '@asso/domain/subvention/projet-ecrit.rules';
import { projetProblems } from '@asso/domain/subvention/projets-du-dossier.rules';
import { listDossierOptions } from '../../demarche/demandeur/options-dossier.ts';
import { onceEach, serverOnly } from '../../demarche/use-etape.ts';
import { call } from '../../platform/call/call.ts';
import { saveAnswer } from '../../platform/draft/save-answer.ts';
import { type OpenDraft, useDraft } from '../../platform/draft/use-draft.ts';
import type { FieldError } from '../../ui/fields/field-errors.ts';
import type { Form } from '../../ui/fields/form.ts';
import type { SubventionEdition } from '../edition.ts';
import { motsSubvention } from '../mots-subvention.ts';
import { champPhrases, toFieldErrors } from '../say-dossier-problems.ts';
import { useServices } from '../services-demandes.ts';
import { listServis } from '../services-servis.ts';
import { optionServis } from './budget/ligne-financement.ts';
import { answerOver, choixNotes, keepChoix, listProposals, unaskedPaths } from './propositions.ts';
import { projetLieux } from './territoires-proposes.ts';

export type ProjetDraft = {
  draft: OpenDraft<Projet>;
  /** The problems that prevent the project, as it is typed now, from being transmitted. */
  problems: FieldError[];
  /** Returns the problems that only the server knows, for example about the people responsible for the project. */
  serverProblems: (saved: ProjetView) => FieldError[];
  annees: number[];
  /** The values that would be sent as the portal wrote them. */
  aRelire: ARelire[];
  /** Confirms the choices proposed by the portal at the shown paths. */
  keepShown: (isShown: (path: string) => boolean) => void;
  /** Returns what `FieldList` needs to show `projetFields`. */
  formWith: (errors: readonly FieldError[]) => Form;
};

/** Autosaves one project; the rules of the server also run here on what is typed. */
export function useProjet(
  { dossier, tete, found, collegues }: SubventionEdition,
  projet: ProjetView,
): ProjetDraft {
  const draft = useDraft<Projet>({
    name: `projet-${projet.id}`,
    value: projet.corps,
    version: projet.version,
    auteur: collegues.auteurs[projet.id] ?? null,
    save: async ({ changes, version }) => {
      const outcome = await call(projetEndpoints.saveProjet, {
        params: { id_fo: dossier.id_fo, id: projet.id },
        body: { changes },
        ifMatch: version,
      });
      if (outcome.ok) {
        const { value: saved } = outcome;
        found.change((present) => withProjet(present, saved));
        // The server decides whether a correction asked for is made, so the dossier is read again.
        if (dossier.renvois.length > 0) void found.refresh();
      }
      return saveAnswer(outcome, ({ corps }) => corps);
    },
    envoi: {
      row: projetEndpoints.saveProjet,
      params: { id_fo: dossier.id_fo, id: projet.id },
      titre: motsSubvention.titre(dossier),
    },
  });
  const service = useServices(dossier);
  const complet = {
    ...toComplet(dossier, tete.value),
    nomsServices: Object.fromEntries(service.map(({ value, label }) => [value, label])),
  };
  const annees = listProjetAnnees(draft.value, complet);
  const custom = dossier.campagne.champs_personnalises as CustomFields;
  const [annee] = annees;
  const mode = listIndicateurs(complet.campagne, complet.sous_dispositif);
  const propositions = projetPropositions(complet, projet);
  /** Writes an answer. With a single year a new line takes that year, and a new indicator takes the next rank. */
  const onChange = (path: string, to: unknown) => {
    if (isNewLine('cofinancements', path, to) && annees.length === 1) draft.set(path, { ...to, annee });
    else if (isNewLine('evaluation.indicateurs', path, to)) {
      draft.set(path, { ...to, rang: prochainRang(draft.value.evaluation ?? {}) });
    } else {
      const suiveur = path === nombreDePersonnes ? indicateurSuiveur(draft.value, mode) : undefined;
      answerOver(propositions, draft, { path, to });
      if (suiveur) {
        for (const borne of ['prevu_min', 'prevu_max']) {
          draft.set(`evaluation.indicateurs.${suiveur.id}.${borne}`, to);
        }
      }
    }
  };
  return {
    draft,
    annees,
    aRelire: pointsToReread(draft.value, propositions, complet),
    problems: toFieldErrors(projetProblems(complet, { id: projet.id, corps: draft.value })),
    serverProblems: ({ id, corps, blockers }) =>
      onceEach(serverOnly(blockers, projetProblems(complet, { id, corps }))),
    keepShown: (isShown) => keepChoix(propositions, draft, isShown),
    formWith: (errors) => ({
      ...draft.form,
      onChange,
      errors,
      custom,
      sentences: champPhrases,
      hand: { rights: projet.rights, writer: 'association', custom },
      scopes: { ...toScopes(complet), projet: draft.value, custom: draft.value.customs ?? {} },
      options: {
        ...listDossierOptions(dossier),
        service,
        [optionServis]: servicesFixes(dossier),
        ...siegeOf(dossier),
      },
      proposals: listProposals(propositions, draft),
      unasked: unaskedPaths(propositions),
      notes: {
        ...choixNotes(propositions, draft.value),
        ...notesOf(draft.value, complet.tete),
        ...noteDuSuiveur(draft.value, mode),
      },
    }),
  };
}

/** Gives the commune of the seat, to be proposed among the places. */
const siegeOf = ({ demandeur: { commune } }: SubventionEdition['dossier']): Record<string, Choice[]> =>
  commune ? { [projetLieux]: [{ value: commune, label: sayCommune(commune) }] } : {};

const servicesFixes = (dossier: SubventionEdition['dossier']): Choice[] =>
  listServis(dossier).map(({ id, nom }) => ({ value: id, label: nom }));

/** Puts the saved project in its dossier, whose version rose with that of the project. */
const withProjet = (
  dossier: SubventionEdition['dossier'],
  saved: ProjetView,
): SubventionEdition['dossier'] => ({
  ...dossier,
  version: dossier.version + saved.version - versionOf(dossier, saved),
  projets: dossier.projets.map((one) => (one.id === saved.id ? saved : one)),
});

const versionOf = ({ projets }: SubventionEdition['dossier'], { id, version }: ProjetView): number =>
  projets.find((one) => one.id === id)?.version ?? version;

const notesOf = ({ description }: Projet, { demandeur }: DossierSubvention): Record<string, string> =>
  !isBlank(description?.id_responsable) && description?.id_responsable === demandeur?.id_responsable
    ? { 'description.id_responsable': 'Repris du dossier.' }
    : {};

const nombreDePersonnes = 'beneficiaire.nombre';

function noteDuSuiveur(projet: Projet, mode: ModeIndicateurs): Record<string, string> {
  const suiveur = indicateurSuiveur(projet, mode);
  return suiveur && !isBlank(suiveur.prevu_min)
    ? { [`evaluation.indicateurs.${suiveur.id}.prevu_min`]: 'Repris du nombre de personnes.' }
    : {};
}

const isNewLine = (list: string, path: string, to: unknown): to is object =>
  path.startsWith(`${list}.`) &&
  !path.slice(list.length + 1).includes('.') &&
  !isBlank(to) &&
  typeof to === 'object';
