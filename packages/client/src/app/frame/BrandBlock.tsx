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

/** When the body has a logo, it stands in place of its name and of our own mark. */
const operatorLogo = brand.logo && (
  <img className="marque__logo" src={brand.logo} alt={brand.organisme ?? brand.nom} />
);
