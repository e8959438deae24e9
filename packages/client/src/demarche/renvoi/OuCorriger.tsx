import { Fragment } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import type { DossierRempli, Lien, Liens } from '../demarche.ts';
import { etapeHref, isEtape } from '../liens.ts';

/** Links to the parts that may need a correction, when a service wrote a message without points. */
export function OuCorriger<D extends DossierRempli, E extends string>({
  liens,
  dossier,
}: {
  liens: Liens<D, E>;
  dossier: D;
}) {
  const parts = liens.ouCorriger?.(dossier) ?? lesEtapes(liens, dossier);
  return (
    <p>
      Où corriger :{' '}
      {parts.map(({ label, href }, index) => (
        <Fragment key={href}>
          {index > 0 && ', '}
          <AppLink href={href}>{label}</AppLink>
        </Fragment>
      ))}
      .
    </p>
  );
}

const lesEtapes = <D extends DossierRempli, E extends string>(liens: Liens<D, E>, dossier: D): Lien[] =>
  dossier.etapes.flatMap(({ id, title }) =>
    isEtape(liens, id) && id !== 'transmission'
      ? [{ label: title, href: etapeHref(liens, dossier, id) }]
      : [],
  );
