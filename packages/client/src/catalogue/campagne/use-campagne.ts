import { campagneEndpoints } from '@asso/contract/catalogue/campagne.endpoints';
import type { CampagneAdministree } from '@asso/contract/catalogue/campagne.schemas';
import { brouillonOf } from '@asso/domain/catalogue/brouillon.rules';
import { campagneProblems } from '@asso/domain/catalogue/campagne.problems';
import type { BrouillonCampagne } from '@asso/domain/catalogue/campagne-options.fields';
import { type Changement, changementsCampagne } from '@asso/domain/catalogue/changement.words';
import { avecReglagesConnus, publicationProblems } from '@asso/domain/catalogue/publication.rules';
import { identifiantProblems } from '@asso/domain/identifiants/identifiants.problems';
import type { Choice } from '@asso/domain/kernel/fields';
import { kernelProblems } from '@asso/domain/kernel/problems';
import type { Campagne } from '@asso/domain/subvention/campagne.rules';
import { useRef } from 'react';
import { call } from '../../platform/call/call.ts';
import { saveAnswer } from '../../platform/draft/save-answer.ts';
import { type Draft, useDraft } from '../../platform/draft/use-draft.ts';
import type { Read } from '../../platform/use-read.ts';
import { type FieldError, fieldErrors } from '../../ui/fields/field-errors.ts';
import { listesDuJour } from '../../ui/table/listes.ts';

export const phrasesCampagne = { ...kernelProblems, ...identifiantProblems, ...campagneProblems };

export type CampagneLue = { campagne: CampagneAdministree; read: Read<CampagneAdministree> };

export type CampagneEditee = {
  draft: Draft<BrouillonCampagne>;
  /** They are the changes from the published version to what is typed now. */
  changements: Changement[];
  /** They are the errors that keep what is typed now from being published. */
  problems: FieldError[];
  /** It gives the saved version of the draft at once, before the page is drawn again. */
  versionNow: () => number;
};

/** It autosaves the draft of a campaign; its changes and errors are computed here as on the server. */
export function useCampagne(campagne: CampagneAdministree, services: readonly Choice[]): CampagneEditee {
  const { id, brouillon, dispositif, publiee } = campagne;
  const saved = useRef(brouillon.version);
  const draft = useDraft<BrouillonCampagne>({
    name: `campagne-${id}`,
    value: brouillon.valeur,
    version: brouillon.version,
    auteur: null,
    save: async ({ changes, version }) => {
      const outcome = await call(campagneEndpoints.saveBrouillon, {
        params: { id },
        body: { changes },
        ifMatch: version,
      });
      if (outcome.ok) saved.current = outcome.value.version;
      return saveAnswer(outcome, ({ valeur }) => valeur);
    },
  });
  const published = publiee?.campagne as Campagne | undefined;
  const avant = publiee && published ? brouillonOf(published, publiee.campagne_exercice) : null;
  const noms = Object.fromEntries(services.map(({ value, label }) => [value, label]));
  const found = publicationProblems({
    brouillon: draft.value,
    dispositif: dispositif.code,
    avant: published ? [published.champs_personnalises] : [],
  });
  return {
    draft,
    changements: changementsCampagne(avant, avecReglagesConnus(draft.value, dispositif.code), {
      services: noms,
      listes: listesDuJour.get(),
    }),
    problems: fieldErrors(found, phrasesCampagne),
    versionNow: () => Math.max(saved.current, draft.version),
  };
}
