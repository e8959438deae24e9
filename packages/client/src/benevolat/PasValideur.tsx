import { noValideurText, pasValideur } from '@asso/domain/benevolat/declaration.words';
import { rubriqueHref } from '../association/fiche/fiche-href.ts';
import { nomPersonne } from '../association/personne.ts';
import { AppLink } from '../platform/AppLink.tsx';
import { useSignedInUser } from '../platform/session/session.ts';
import { Notice } from '../ui/Notice.tsx';

type PasValideurProps = { idAsso: string; valideurs: readonly { prenom: string; nom: string }[] };

/** Tells a person who validates nothing for this association who does it, and how to become a « valideur ». */
export function PasValideur({ idAsso, valideurs }: PasValideurProps) {
  const { email } = useSignedInUser();
  return (
    <div className="pile">
      {valideurs.length === 0 && <Notice tone="attention" title={noValideurText} />}
      <div className="cadre pile">
        <p>
          <strong>{pasValideur}</strong> Seul un valideur voit les déclarations et les décide.
        </p>
        {valideurs.length > 0 && (
          <p>
            {valideurs.length > 1
              ? 'Les valideurs de cette structure sont '
              : 'Le valideur de cette structure est '}
            {valideurs.map(nomPersonne).join(', ')}.
          </p>
        )}
        <p>
          Pour le devenir, une personne de l’association est enregistrée avec votre adresse, {email}, et la
          case « Valide les heures que les bénévoles déclarent ».
        </p>
        <p>
          <AppLink className="fr-btn fr-btn--secondary" href={rubriqueHref(idAsso, 'representants')}>
            Déclarer un valideur
          </AppLink>
        </p>
      </div>
    </div>
  );
}
