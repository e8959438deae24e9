import { sayCrfProblem } from '@asso/contract/crf/say-crf-problem';
import { type EtapeCrf, stepsCrf } from '@asso/domain/crf/crf.steps';
import { type MutableRefObject, useRef, useState } from 'react';
import { go } from '../platform/page/navigation.ts';
import { useQueryParams } from '../platform/page/query-params.ts';
import type { FieldError } from '../ui/fields/field-errors.ts';
import { etapeCrfHref, suiteCrfHref } from './crf-href.ts';
import type { EditionCrf } from './use-crf.ts';
import { completDuCrf } from './use-crf-projet.ts';

/** It holds the function that saves each project of the page, by its id. */
export type Enregistreurs = MutableRefObject<Map<string, () => Promise<boolean>>>;

export type EtapeDuCrf = {
  /** It is empty until the page's button was pressed. */
  errors: FieldError[];
  attempt: number;
  proceed: () => Promise<void>;
  nextHref: string;
  enregistreurs: Enregistreurs;
};

/** A step goes on once all is saved and the server finds no error. */
export function useEtapeCrf(edition: EditionCrf, etape: EtapeCrf): EtapeDuCrf {
  const { crf, tete, found } = edition;
  const [attempt, setAttempt] = useState(0);
  const enregistreurs: Enregistreurs = useRef(new Map());
  // A person who came from the last page to correct something goes back to it.
  const isBack = useQueryParams().get('champ') !== null;
  const nextHref = isBack ? etapeCrfHref(crf, 'transmission') : suiteCrfHref(crf, etape);
  const proceed = async () => {
    const saved = await Promise.all([...enregistreurs.current.values()].map((save) => save()));
    const isSaved = (await tete.flush()) && saved.every(Boolean);
    const fresh = await found.refresh();
    const left = (fresh ?? crf).etapes.find(({ id }) => id === etape)?.blockers ?? [];
    if (left.length === 0 && (isSaved || fresh === null)) go(nextHref);
    else setAttempt((tries) => tries + 1);
  };
  return { errors: attempt > 0 ? blocages(edition, etape) : [], attempt, proceed, nextHref, enregistreurs };
}

/** It gives the server's errors of projects and people, and the head's own errors as it is typed now. */
function blocages({ crf, tete }: EditionCrf, etape: EtapeCrf): FieldError[] {
  const known = crf.etapes.find(({ id }) => id === etape)?.blockers ?? [];
  const complet = { ...completDuCrf(crf), corps: tete.value };
  const own = stepsCrf
    .filter(({ id }) => id === etape)
    .flatMap(({ blockers }) => blockers(complet))
    .filter(({ field }) => field?.startsWith('projets') !== true)
    .map(sayCrfProblem);
  const ofOthers = known.filter(
    ({ field, code }) => field?.startsWith('projets') === true || code.startsWith('subvention.representant'),
  );
  return [...ofOthers, ...own].map(({ field = '', message }) => ({ field, message }));
}
