import { Fragment } from 'react';
import { brand, isEtat } from '../../platform/brand.ts';
import { BrandMark } from './BrandMark.tsx';
import './brand-block.css';

/**
 * The block says whose portal it is: Marianne on a site of the State, else the body that runs it, else our own mark.
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

/** In the neutral brand the body's logo, when there is one, takes the first place. */
const operatorLogo = brand.logo && (
  <img className="marque__logo" src={brand.logo} alt={brand.organisme ?? brand.nom} />
);
