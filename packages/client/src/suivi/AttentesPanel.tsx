import { count } from '@asso/domain/identifiants/nombres-affiches';
import { DemandesFaites } from '../association/adhesion/DemandesFaites.tsx';
import { accesHref } from '../association/fiche/rubriques.ts';
import { Echeance } from '../dossier/Echeance.tsx';
import { AppLink } from '../platform/AppLink.tsx';
import { useSignedInUser } from '../platform/session/session.ts';
import type { Tableau } from './tableau-de-bord.ts';
import '../dossier/dossier.css';
import './accueil.css';

/** It lists what waits apart from dossiers: requests for access, and declarations to decide. */
export function AttentesPanel({ acces }: Pick<Tableau, 'acces'>) {
  const { associations } = useSignedInUser();
  const declarations = associations.reduce((sum, one) => sum + one.declarations, 0);
  const pending = associations.filter(({ etat }) => etat === 'demandee');
  if (declarations === 0 && pending.length === 0 && acces.length === 0) return null;
  return (
    <div className="pile">
      {acces.map(({ id_association, nom, nombre, avant }, index) => (
        <div className="cadre pile pile--serree" key={id_association}>
          <h2 className="tache-carte__titre">
            <span className="non-transmis">À répondre</span>{' '}
            {count(nombre, 'personne demande', 'personnes demandent')} l’accès à {nom}
          </h2>
          <p>
            Avant le <Echeance le={avant} />
          </p>
          <div className="carte__pied">
            <p>À vous : acceptez ou refusez. Ensuite, l’administration décide.</p>
            <AppLink
              className={`fr-btn${index === 0 ? '' : ' fr-btn--secondary'}`}
              href={accesHref(id_association)}
            >
              Répondre<span className="invisible"> aux demandes d’accès à {nom}</span>
            </AppLink>
          </div>
        </div>
      ))}
      {declarations > 0 && (
        <div className="cadre carte__pied">
          <p>{count(declarations, 'déclaration de bénévole', 'déclarations de bénévoles')} à décider</p>
          <AppLink href="/declarations">Voir les déclarations</AppLink>
        </div>
      )}
      {pending.length > 0 && <DemandesFaites isOnlyWaiting />}
    </div>
  );
}
