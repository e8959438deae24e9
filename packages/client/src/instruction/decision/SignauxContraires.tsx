import { count } from '@asso/domain/identifiants/nombres-affiches';
import { errorAt, type FieldError, fieldId } from '../../ui/fields/field-errors.ts';
import type { Signal } from '../signaux/use-signaux.ts';
import { champSignal } from './decision.ts';

type SignauxContrairesProps = {
  contraires: readonly Signal[];
  autres: readonly Signal[];
  /** The codes of those that the agent saw. */
  vus: readonly string[];
  /** True for a grant: each must be seen first. Any other outcome only shows them. */
  isGrant: boolean;
  errors: readonly FieldError[];
  onChange: (vus: readonly string[]) => void;
};

/** What stands against a grant, at the place of the decision: each is ticked once seen, and what else is to be known. */
export function SignauxContraires(props: SignauxContrairesProps) {
  const { contraires, autres, vus, isGrant, errors, onChange } = props;
  if (contraires.length + autres.length === 0) return null;
  const seen = contraires.filter(({ code }) => vus.includes(code)).length;
  return (
    <section className="conclure__contraires pile pile--serree" aria-labelledby="signaux-contraires">
      <h3 id="signaux-contraires" className="fr-h6">
        {contraires.length > 0 ? 'Ce qui s’y oppose' : 'À savoir'}
        {isGrant && contraires.length > 0 && (
          <span className="discret">
            {' '}
            {`${count(seen, 'point vu', 'points vus')} sur ${contraires.length}`}
          </span>
        )}
      </h3>
      <ul className="liste-nue">
        {contraires.map(({ code, titre, explication }) => (
          <li key={code}>
            {isGrant ? (
              <Coche
                id={fieldId(champSignal(code))}
                titre={titre}
                explication={explication}
                isVu={vus.includes(code)}
                error={errorAt(errors, champSignal(code))}
                onChange={(isVu) => onChange(isVu ? [...vus, code] : vus.filter((one) => one !== code))}
              />
            ) : (
              <Dit titre={titre} explication={explication} />
            )}
          </li>
        ))}
        {autres.map(({ code, titre, explication }) => (
          <li key={code} className="discret">
            <Dit titre={titre} explication={explication} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type DitProps = { titre: string; explication: string };

const Dit = ({ titre, explication }: DitProps) => (
  <p>
    <strong>{titre}.</strong> {explication}
  </p>
);

type CocheProps = DitProps & {
  id: string;
  isVu: boolean;
  error: string | undefined;
  onChange: (isVu: boolean) => void;
};

const Coche = ({ id, titre, explication, isVu, error, onChange }: CocheProps) => (
  <div className={`fr-checkbox-group fr-checkbox-group--sm${error ? ' fr-checkbox-group--error' : ''}`}>
    <input
      id={id}
      type="checkbox"
      checked={isVu}
      aria-describedby={error && `${id}-erreur`}
      aria-invalid={error ? true : undefined}
      onChange={(event) => onChange(event.target.checked)}
    />
    <label className="fr-label" htmlFor={id}>
      <span>
        <strong>{titre}.</strong> {explication}
      </span>
    </label>
    {error && (
      <p id={`${id}-erreur`} className="fr-error-text">
        {error}
      </p>
    )}
  </div>
);
