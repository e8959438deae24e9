import { phraseMax } from '@asso/domain/dossier/completude/completude.rules';
import type { GroupePoints, PointPossible } from '@asso/domain/dossier/renvoi.rules';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { Fold } from '../../ui/Fold.tsx';
import { errorAt, type FieldError, fieldId } from '../../ui/fields/field-errors.ts';
import { TextControl } from '../../ui/fields/TextControl.tsx';
import { champPoint } from './decision.ts';
import { type Coches, nombreCoches, withCoche } from './decision-points.ts';

type DecisionPointsProps = {
  groupes: readonly GroupePoints[];
  coches: Coches;
  errors: readonly FieldError[];
  onChange: (coches: Coches) => void;
};

/**
 * Lists the points that may be ticked for correction; ticking one opens a field for its sentence. A group without a
 * ticked point may stay folded.
 */
export function DecisionPoints({ groupes, coches, errors, onChange }: DecisionPointsProps) {
  return (
    <fieldset className="champ groupe decision__points">
      <legend className="groupe__legende">Points à corriger</legend>
      <p className="fr-hint-text">
        Cochez chaque point et dites en une phrase ce qui ne va pas, ou dites-le pour tous plus bas.
      </p>
      {groupes.map((groupe, index) => {
        const n = nombreCoches(groupe, coches);
        return (
          <Fold
            key={groupe.titre}
            opensFor={index === 0 || n > 0}
            summary={
              <>
                {groupe.titre}
                {n > 0 && <span className="discret"> ({count(n, 'point', 'points')})</span>}
              </>
            }
          >
            {groupe.points.map((point) => (
              <Point key={point.cible} point={point} coches={coches} errors={errors} onChange={onChange} />
            ))}
          </Fold>
        );
      })}
    </fieldset>
  );
}

type PointProps = Omit<DecisionPointsProps, 'groupes'> & { point: PointPossible };

function Point({ point: { cible, libelle, court }, coches, errors, onChange }: PointProps) {
  const id = fieldId(champPoint(cible));
  const phrase = coches[cible];
  return (
    <div className="decision__point">
      <div className="fr-checkbox-group fr-checkbox-group--sm">
        <input
          type="checkbox"
          id={`${id}-coche`}
          checked={phrase !== undefined}
          onChange={(event) => onChange(withCoche(coches, cible, event.target.checked))}
        />
        <label className="fr-label" htmlFor={`${id}-coche`}>
          {court ?? libelle}
        </label>
      </div>
      {phrase !== undefined && (
        <TextControl
          id={id}
          label={`${court ?? libelle} : que faut-il corriger ?`}
          max={phraseMax}
          width={60}
          value={phrase}
          error={errorAt(errors, champPoint(cible))}
          onChange={(value) => onChange({ ...coches, [cible]: String(value ?? '') })}
        />
      )}
    </div>
  );
}
