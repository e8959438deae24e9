import { Fragment } from 'react';
import { brand, isEtat } from '../../platform/brand.ts';
import './brand-block.css';

/**
 * Says whose portal it is: Marianne on a site of the State, else the logo or name of the body that runs it, else the
 * portal's own mark.
 */
export function BrandBlock() {
  if (isEtat) {
    return (
      <p className="fr-logo">
        {brand.intitule.map((line, index) => (
          <Fragment key={line}>
            {index > 0 && <br />}
            {line}
          </Fragment>
        ))}
      </p>
    );
  }
  return <p className="fr-logo">{operatorLogo ?? brand.organisme ?? <BrandMark />}</p>;
}

/** The logo of the body that runs the portal, which replaces its name and the portal's own mark. */
const operatorLogo = brand.logo && (
  <img className="marque__logo" src={brand.logo} alt={brand.organisme ?? brand.nom} />
);

/** The portal's own mark, a sheet with a tick. */
const BrandMark = () => (
  <svg className="marque" viewBox="0 0 32 32" width="44" height="44" aria-hidden="true" focusable="false">
    <rect width="32" height="32" rx="6" className="marque__fond" />
    <path d="M9 7h9l5 5v13H9z" className="marque__feuille" />
    <path d="M12.5 17.5l3 3 5-6" className="marque__coche" fill="none" strokeWidth="2.5" />
  </svg>
);
