import { departements } from '@asso/domain/referentiel/data/departements';
import { carteCadre, departementCentre, isWhole } from './carte-cadre.ts';
import { findShade, makeClasses, shadeTone } from './carte-classes.ts';
import { petiteCouronne, tracesDepartements } from './carte-departements.ts';
import './carte-departements.css';

type CarteDepartementsProps = {
  /** The values by code of département. */
  values: ReadonlyMap<string, number>;
  said: (value: number) => string;
  titre: string;
};

const outremer = departements.filter(
  ({ zone, value }) => zone !== 'metro' && !['984', '989'].includes(value),
);

/**
 * Draws on a map the values that the table beside it gives, around the départements that have one; overseas
 * départements are squares of one size.
 */
export function CarteDepartements({ values, said, titre }: CarteDepartementsProps) {
  const classes = makeClasses([...values.values()]);
  const tone = (code: string) => shadeTone(findShade(values.get(code) ?? 0, classes), classes);
  const title = (code: string) => {
    const nom = departements.find(({ value }) => value === code)?.label ?? '';
    return `${code} ${nom} : ${said(values.get(code) ?? 0)}`;
  };
  const paths = (codes: readonly string[]) =>
    codes.map((code) => (
      <path
        key={code}
        className={`carte-fr__lieu carte-fr__lieu--${tone(code)}`}
        d={tracesDepartements[code]}
      >
        <title>{title(code)}</title>
      </path>
    ));
  const known = [...values.keys()].filter((code) => (values.get(code) ?? 0) > 0);
  const cadre = carteCadre(known);
  const isFar = isWhole(cadre) || outremer.some(({ value }) => known.includes(value));
  return (
    <figure className="carte-fr">
      <div
        role="img"
        aria-label={`Carte des départements : ${titre.toLowerCase()}. Le tableau donne chaque nombre.`}
      >
        <div className="carte-fr__metropole">
          <svg viewBox={`${cadre.x} ${cadre.y} ${cadre.largeur} ${cadre.hauteur}`} aria-hidden="true">
            {paths(Object.keys(tracesDepartements))}
            {!isWhole(cadre) &&
              known.map((code) => {
                const centre = departementCentre(code);
                if (!centre) return null;
                return (
                  <text
                    key={code}
                    {...centre}
                    className={`carte-fr__code carte-fr__lieu--${tone(code)}`}
                    fontSize={cadre.largeur / 24}
                  >
                    {code}
                  </text>
                );
              })}
          </svg>
          {isWhole(cadre) && (
            <svg className="carte-fr__loupe" viewBox={petiteCouronne.cadre} aria-hidden="true">
              {paths(petiteCouronne.codes)}
            </svg>
          )}
        </div>
        {isFar && (
          <div className="carte-fr__outremer">
            {outremer.map(({ value }) => (
              <span
                key={value}
                className={`carte-fr__carre carte-fr__lieu--${tone(value)}`}
                title={title(value)}
              >
                {value}
              </span>
            ))}
          </div>
        )}
      </div>
      <figcaption className="legende">
        {classes.map(({ from, to }, rank) => (
          <span key={to} className="legende__cle">
            <span
              className={`legende__couleur carte-fr__couleur carte-fr__lieu--${shadeTone(rank + 1, classes)}`}
            />
            {from === to ? said(to) : `de ${said(from)} à ${said(to)}`}
          </span>
        ))}
        <span className="legende__cle">
          <span className="legende__couleur carte-fr__couleur carte-fr__lieu--0" />
          aucun
        </span>
        <span className="legende__source">
          Contours :{' '}
          <a href="https://github.com/VictorCazanave/svg-maps" rel="noreferrer">
            svg-maps
          </a>
          , Victor Cazanave, CC BY 4.0, simplifiés
        </span>
      </figcaption>
    </figure>
  );
}
