import { campagneEndpoints } from '@asso/contract/catalogue/campagne.endpoints';
import type { CampagneAdministree } from '@asso/contract/catalogue/campagne.schemas';
import { toBrouillon } from '@asso/domain/catalogue/brouillon.rules';
import { cloturesRetirees } from '@asso/domain/catalogue/calendrier/cloture.rules';
import { campagneProblems } from '@asso/domain/catalogue/campagne.problems';
import { type BrouillonCampagne, campagneFields } from '@asso/domain/catalogue/campagne-options.fields';
import { findOptionRubrique, rubriquesCampagne } from '@asso/domain/catalogue/campagne-rubriques.rows';
import { changementsCampagne } from '@asso/domain/catalogue/changement.words';
import { publicationProblems, withKnownReglages } from '@asso/domain/catalogue/publication.rules';
import { isRubriqueRemplie } from '@asso/domain/catalogue/rubrique-remplie.rules';
import { identifiantProblems } from '@asso/domain/identifiants/identifiants.problems';
import type { Choice } from '@asso/domain/kernel/fields';
import { kernelProblems } from '@asso/domain/kernel/problems';
import type { Campagne } from '@asso/domain/subvention/campagne.rules';
import { call } from '../../platform/call/call.ts';
import { saveAnswer } from '../../platform/draft/save-answer.ts';
import type { Read } from '../../platform/use-read.ts';
import { fieldErrors } from '../../ui/fields/field-errors.ts';
import { currentListes } from '../../ui/table/listes.ts';
import { type OffreEditee, type OffreKind, useOffre } from '../offre/use-offre.ts';
import { administrationHref, campagneHref } from './campagne-href.ts';

export const phrasesCampagne = { ...kernelProblems, ...identifiantProblems, ...campagneProblems };

export type CampagneLue = { campagne: CampagneAdministree; read: Read<CampagneAdministree> };

/** What is specific to campaigns in the editor of published forms. */
export const offreCampagne: OffreKind = {
  objet: 'Campagne',
  fil: { label: 'Subventions et campagnes', href: administrationHref },
  labels: { etat: 'État de la campagne', rubriques: 'Rubriques de la campagne' },
  publie: 'Publiée',
  fields: campagneFields,
  sentences: phrasesCampagne,
  rubriques: rubriquesCampagne,
  rubriqueOf: (champ, value) => findOptionRubrique(champ, value),
  isRemplie: (id, value) => rubriquesCampagne.some((one) => one.id === id && isRubriqueRemplie(one, value)),
  href: campagneHref,
};

export function useCampagne(
  campagne: CampagneAdministree,
  services: readonly Choice[],
): OffreEditee<BrouillonCampagne> {
  const { id, brouillon, dispositif, publiee, edition } = campagne;
  const published = publiee?.campagne as Campagne | undefined;
  const avant = publiee && published ? toBrouillon(published, publiee.campagne_exercice) : null;
  const noms = Object.fromEntries(services.map(({ value, label }) => [value, label]));
  return useOffre<BrouillonCampagne>({
    name: `campagne-${id}`,
    value: brouillon.valeur,
    version: brouillon.version,
    save: async ({ changes, version }) =>
      saveAnswer(
        await call(campagneEndpoints.saveBrouillon, { params: { id }, body: { changes }, ifMatch: version }),
        ({ valeur }) => valeur,
      ),
    judge: (value) => ({
      changements: changementsCampagne(avant, withKnownReglages(value, dispositif.code), {
        services: noms,
        listes: currentListes.get(),
      }),
      problems: fieldErrors(
        [
          ...publicationProblems({
            brouillon: value,
            dispositif: dispositif.code,
            avant: published ? [published.champs_personnalises] : [],
          }),
          ...cloturesRetirees(value, edition),
        ],
        phrasesCampagne,
      ),
    }),
  });
}
