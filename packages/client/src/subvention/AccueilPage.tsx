import { subventionEndpoints } from '@asso/contract/subvention/subvention.endpoints';
import { count } from '@asso/domain/identifiants/affichage';
import { useActingFor } from '../platform/acting-for.ts';
import { PageHeading } from '../platform/PageHeading.tsx';
import { ReadPage } from '../platform/ReadPage.tsx';
import { useSignedInUser } from '../platform/session.ts';
import { useWornRole } from '../platform/session-role.ts';
import { useRead } from '../platform/use-read.ts';
import { ArgentPanel } from './ArgentPanel.tsx';
import { AttentesPanel } from './AttentesPanel.tsx';
import { EnCoursPanel } from './EnCoursPanel.tsx';
import { OuvertesPanel } from './OuvertesPanel.tsx';
import { PremiereDemande } from './PremiereDemande.tsx';
import { TachesPanel } from './TachesPanel.tsx';
import { isChezLeService, type Tableau } from './tableau.ts';

/** « Qu'est-ce qui m'attend, et avant quand ? » */
export function AccueilPage() {
  return useWornRole() === 'lca.association' ? <AccueilAssociation /> : <AccueilAdministration />;
}

function AccueilAssociation() {
  const read = useRead(subventionEndpoints.tableauDeBord, {});
  return <ReadPage read={read}>{(tableau) => <Accueil tableau={tableau} />}</ReadPage>;
}

function Accueil({ tableau }: { tableau: Tableau }) {
  const { aFaire, enCours, argent, ouvertes } = tableau;
  const isFirstTime = aFaire.length + enCours.length + argent.length === 0;
  return (
    <div className="page">
      <div className="deux-colonnes">
        <div className="pile pile--large">
          <PageHeading
            titre="Ce qui vous attend"
            chapo={
              isFirstTime ? 'Voici comment faire votre première demande.' : <Chapo nombre={aFaire.length} />
            }
          />
          <AttentesPanel />
          {isFirstTime ? <PremiereDemande /> : <TachesPanel taches={aFaire} />}
          <EnCoursPanel taches={enCours.filter(isChezLeService)} />
        </div>
        <aside className="pile pile--large" aria-label="En bref">
          <ArgentPanel argent={argent} />
          <OuvertesPanel ouvertes={ouvertes} />
        </aside>
      </div>
    </div>
  );
}

/** The name is said where there is no doubt whose tasks they are. */
function Chapo({ nombre }: { nombre: number }) {
  const { associations } = useSignedInUser();
  const acting = useActingFor();
  const pour = associations.length === 1 && acting ? ` pour ${acting.nom}` : '';
  if (nombre === 0) return `Rien ne vous attend aujourd’hui${pour}.`;
  return `${count(nombre, 'chose', 'choses')} à faire${pour}.`;
}

function AccueilAdministration() {
  const { prenom } = useSignedInUser();
  return (
    <div className="page colonne-texte">
      <PageHeading
        titre="Accueil"
        chapo={`Bonjour ${prenom}. Choisissez dans le menu ce que vous voulez administrer.`}
      />
    </div>
  );
}
