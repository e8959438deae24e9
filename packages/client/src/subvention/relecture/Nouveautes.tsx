import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { AppLink } from '../../platform/AppLink.tsx';
import { listNouveautes, nouveauteHref } from './ce-qui-est-nouveau.ts';

type NouveautesProps = { ancien: DossierSubventionView; dossier: DossierSubventionView };

/** Lists what this year's campaign asks and last year's did not (« Nouveau cette année »). */
export function Nouveautes({ ancien, dossier }: NouveautesProps) {
  const found = listNouveautes(ancien, dossier);
  if (found.length === 0) return null;
  return (
    <section className="relecture__ligne relecture__ligne--attend" aria-labelledby="relecture-nouveau">
      <h3 className="relecture__nom" id="relecture-nouveau">
        Nouveau cette année
      </h3>
      <div className="relecture__avant">Pas demandé en {dossier.renouvelle?.exercice}</div>
      <ul className="liste-nue relecture__apres">
        {found.map((one) => (
          <li key={one.id}>
            {one.label}{' '}
            <AppLink href={nouveauteHref(dossier, one)}>
              Répondre<span className="invisible"> : {one.label}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
