import { projetEndpoints } from '@asso/contract/subvention/projet.endpoints';
import type { ProjetView } from '@asso/contract/subvention/subvention.schemas';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import type { Projet } from '@asso/domain/subvention/projet.fields';
import { nomProjet } from '@asso/domain/subvention/projet.words';
import { useState } from 'react';
import { renvoiSuite } from '../../demarche/etapes-liees.ts';
import { blocHref } from '../../demarche/liens.ts';
import { call } from '../../platform/call/call.ts';
import type { OpenDraft } from '../../platform/draft/use-draft.ts';
import { go } from '../../platform/page/navigation.ts';
import { useQueryParams } from '../../platform/page/query-params.ts';
import { notify } from '../../platform/session/announcements.ts';
import type { FieldError } from '../../ui/fields/field-errors.ts';
import { etapeHref, liensSubvention } from '../dossier-liens.ts';
import type { SubventionEdition } from '../edition.ts';
import { listProjetRelecture } from '../relecture/relecture.ts';
import { withAnnee, withChampBudget } from './budget/budget-annee.ts';

export type FinProjet = {
  /** The errors shown on the fields. */
  errors: FieldError[];
  /** The same errors as listed at the top of the page, each once. */
  summary: FieldError[];
  attempt: number;
  check: () => Promise<void>;
};
type Given = {
  projet: ProjetView;
  draft: OpenDraft<Projet>;
  problems: FieldError[];
  serverProblems: (saved: ProjetView) => FieldError[];
  /** The address of the page that lists what is missing, in any part. */
  resumeHref: string;
};

/** The end of a project: its button saves, then goes on or lists everything that is missing. */
export function useFinProjet(
  { dossier, found }: SubventionEdition,
  { projet, draft, problems, serverProblems, resumeHref }: Given,
): FinProjet {
  const [attempt, setAttempt] = useState(0);
  const retour = useQueryParams().get('retour');
  const left = [...problems, ...draft.refusals, ...serverProblems(projet)];
  const check = async () => {
    const isSaved = await draft.flush();
    const fresh = await found.refresh();
    const present = fresh?.projets.find((one) => one.id === projet.id);
    const missing = [...problems, ...draft.refusals, ...serverProblems(present ?? projet)];
    if (missing.length > 0) {
      setAttempt(attempt + 1);
      return go(resumeHref);
    }
    if (isSaved && present?.corps.need_validation) {
      await look(dossier, present);
      await found.refresh();
    }
    const name = nomProjet({ ...projet, corps: draft.value });
    const { length } = listProjetRelecture(dossier, present ?? { ...projet, corps: draft.value });
    if (length === 0) notify('succes', `${name} : rien ne manque.`);
    else notify('info', `${name} : rien ne bloque, ${count(length, 'réponse', 'réponses')} à relire.`);
    const others = (fresh ?? dossier).projets.filter((one) => one.id !== projet.id);
    if (retour) return go(blocHref(liensSubvention.adresse, dossier, retour));
    const suite = renvoiSuite(liensSubvention, fresh ?? dossier);
    if (suite) return go(suite.href);
    go(etapeHref(dossier, others.length === 0 ? 'transmission' : 'projets'));
  };
  const errors = attempt > 0 ? left : [];
  return { errors, summary: summaryOf(errors), attempt, check };
}

/** Saves no change, which tells the server that a person has checked what the portal made or changed. */
const look = ({ id_fo }: SubventionEdition['dossier'], { id, version }: ProjetView) =>
  call(projetEndpoints.saveProjet, { params: { id_fo, id }, body: { changes: {} }, ifMatch: version });

/** Returns the errors with the name of their field on the page and their year, each once. */
const summaryOf = (errors: readonly FieldError[]): FieldError[] =>
  withAnnee(withChampBudget(errors)).filter(
    ({ field, message }, at, all) =>
      all.findIndex((one) => one.field === field && one.message === message) === at,
  );
