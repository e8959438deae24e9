import { isCritereEntier, sayCritere } from '@asso/domain/agrement/conditions.words';
import type { DossierAgrement } from '@asso/domain/agrement/dossier-agrement.fields';
import { criteresTca, tcaFields } from '@asso/domain/agrement/tca.fields';
import { Fold } from '../ui/Fold.tsx';
import { ReadValues, type ReadValuesProps } from '../ui/ReadValues.tsx';

type TcaLectureProps = Omit<ReadValuesProps, 'fields' | 'value'> & { value: DossierAgrement };

/**
 * Shows the tronc commun d’agrément, one line a criterion with its answer; a criterion that is not met, or not on every
 * point, is unfolded.
 */
export const TcaLecture = ({ value, ...given }: TcaLectureProps) => (
  <section className="pile pile--serree" aria-label="Tronc commun d’agrément (TCA)">
    <h3 className="fr-h6">Tronc commun d’agrément (TCA)</h3>
    <div>
      {criteresTca.map((critere) => (
        <Fold
          key={critere}
          opensFor={!isCritereEntier(critere, value.tca)}
          summary={
            <>
              {tcaFields[critere].label}
              <span className="plis__bref">{` ${sayCritere(critere, value.tca)}`}</span>
            </>
          }
        >
          <ReadValues
            {...given}
            value={value}
            fields={tcaFields[critere].fields}
            parentPath={`tca.${critere}`}
          />
        </Fold>
      ))}
    </div>
  </section>
);
