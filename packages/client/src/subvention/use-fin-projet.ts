import type { ProjetView } from '@asso/contract/subvention/subvention.schemas';
import type { Projet } from '@asso/domain/subvention/projet.fields';
import { useState } from 'react';
import { notify } from '../platform/announcements.ts';
import type { Draft } from '../platform/draft/use-draft.ts';
import { go } from '../platform/navigation.ts';
import type { FieldError } from '../ui/field-errors.ts';
import { etapeHref } from './dossier-liens.ts';
import type { Edition } from './edition.ts';
import { nomProjet } from './nom-projet.ts';

export type FinProjet = { errors: FieldError[]; attempt: number; check: () => Promise<void> };
type Given = { projet: ProjetView; draft: Draft<Projet>; problems: FieldError[] };

/** « Terminé : vérifier le projet » : saves, then goes on to what comes next, or says all that is missing. */
export function useFinProjet({ dossier, found }: Edition, { projet, draft, problems }: Given): FinProjet {
  const [attempt, setAttempt] = useState(0);
  const left = [...problems, ...draft.refusals];
  const check = async () => {
    await draft.flush();
    const fresh = await found.refresh();
    if (left.length > 0) return setAttempt(attempt + 1);
    notify('succes', `${nomProjet({ ...projet, corps: draft.value })} : rien ne manque.`);
    const others = (fresh ?? dossier).projets.filter((one) => one.id !== projet.id);
    go(etapeHref(dossier, others.length === 0 ? 'transmission' : 'projets'));
  };
  return { errors: attempt > 0 ? left : [], attempt, check };
}
