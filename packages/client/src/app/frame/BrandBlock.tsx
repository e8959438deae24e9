import { Fragment } from 'react';
import { brand, isEtat } from '../../platform/brand.ts';
import { BrandMark } from './BrandMark.tsx';
import './brand-block.css';

/** Whose portal it is: Marianne and her lines for the State, else the body that runs it, or our own mark. */
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

/** Beside Marianne the logo of the body stands alone; it has no place in the neutral brand but the first. */
const operatorLogo = brand.logo && (
  <img className="marque__logo" src={brand.logo} alt={brand.organisme ?? brand.nom} />
);
