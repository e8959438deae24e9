import { campagneEndpoints } from '@asso/contract/catalogue/campagne.endpoints';
import type { BrouillonCampagne } from '@asso/domain/catalogue/campagne-options.fields';
import { call } from '../../../platform/call/call.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { PublierOffre } from '../../offre/PublierOffre.tsx';
import type { OffreEditee } from '../../offre/use-offre.ts';
import { type CampagneLue, offreCampagne } from '../use-campagne.ts';
import { DatesDesTypes } from './DatesDesTypes.tsx';

type PublierCampagneProps = CampagneLue & { edited: OffreEditee<BrouillonCampagne> };

/** The dates of a campaign are read again before it is published, and the exercise that it ends is told. */
export function PublierCampagne({ campagne, read, edited }: PublierCampagneProps) {
  const { id, publiee, versions } = campagne;
  const { value } = edited.draft;
  const numero = numeroSuivant(campagne, value.campagne_exercice);
  const exercice = String(value.campagne_exercice);
  return (
    <PublierOffre
      kind={offreCampagne}
      {...{ id, edited, publiee, versions }}
      publish={(at) => call(campagneEndpoints.publishCampagne, { params: { id }, ...at })}
      onPublished={(outcome) => read.put(outcome.value, outcome.version)}
      label={`Publier la version ${numero}`}
      question={`Publier « ${value.titre ?? campagne.titre} », version ${numero} ?`}
      dates={
        <section aria-label="Dates d’ouverture et de clôture">
          <h3 className="fr-h5">Les dates</h3>
          <DatesDesTypes brouillon={value} />
        </section>
      }
      fin={
        publiee &&
        value.campagne_exercice !== publiee.campagne_exercice && (
          <Notice tone="attention" title={`La campagne ${publiee.campagne_exercice} ne sera plus proposée.`}>
            Les prochains dossiers se commenceront sur la campagne {exercice} ; ceux qui sont commencés
            restent ouverts.
          </Notice>
        )
      }
    >
      <p>
        Toutes les associations pourront la voir{publiee ? ' telle que vous venez de la relire' : ''},
        exercice {exercice}.
      </p>
      <DatesDesTypes brouillon={value} />
    </PublierOffre>
  );
}

/** The numbers of versions begin again with each exercise. */
function numeroSuivant({ versions }: CampagneLue['campagne'], exercice: unknown): number {
  const same = versions.filter(({ campagne_exercice }) => campagne_exercice === exercice);
  return Math.max(0, ...same.map(({ numero }) => numero)) + 1;
}
