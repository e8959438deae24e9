import { tableauDeBordEndpoints } from '@asso/contract/subvention/tableau-de-bord.endpoints';
import { isEnCours } from '@asso/domain/dossier/instruction.states';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { isSansSiret, SansSiret } from '../association/fiche/SansSiret.tsx';
import { NotificationsSection } from '../notification/NotificationsSection.tsx';
import { PageHeading } from '../platform/page/PageHeading.tsx';
import { ReadPage } from '../platform/page/ReadPage.tsx';
import { useActingFor } from '../platform/session/acting-for.ts';
import { useSignedInUser } from '../platform/session/session.ts';
import { useRead } from '../platform/use-read.ts';
import { ArgentPanel } from './ArgentPanel.tsx';
import { AttentesPanel } from './AttentesPanel.tsx';
import { EnCoursPanel } from './EnCoursPanel.tsx';
import { OuvertesPanel } from './OuvertesPanel.tsx';
import { PremiereDemande } from './PremiereDemande.tsx';
import { TachesPanel } from './TachesPanel.tsx';
import { TcaPanel } from './TcaPanel.tsx';
import type { Tableau } from './tableau-de-bord.ts';

/** « Qu'est-ce qui m'attend, et avant quand ? » The home page answers it. */
export function AccueilPage() {
  const read = useRead(tableauDeBordEndpoints.tableauDeBord, {});
  return <ReadPage read={read}>{(tableau) => <Accueil tableau={tableau} />}</ReadPage>;
}

function Accueil({ tableau }: { tableau: Tableau }) {
  const { aFaire, enCours, argent, ouvertes, acces, tca } = tableau;
  const acting = useActingFor();
  const isFirstTime = aFaire.length + enCours.length + argent.length === 0;
  return (
    <div className="page">
      <div className="deux-colonnes">
        <div className="pile pile--large">
          <PageHeading
            titre="Ce qui vous attend"
            chapo={
              isFirstTime ? (
                'Voici comment faire votre première demande.'
              ) : (
                <Chapo nombre={aFaire.length + acces.length} />
              )
            }
          />
          {isSansSiret(acting) && <SansSiret association={acting} />}
          <TcaPanel tca={tca} />
          <AttentesPanel acces={acces} />
          {isFirstTime ? <PremiereDemande /> : <TachesPanel taches={aFaire} isAfter={acces.length > 0} />}
          <EnCoursPanel taches={enCours.filter(({ etat }) => isEnCours(etat))} />
        </div>
        <aside className="pile pile--large" aria-label="En bref">
          <ArgentPanel argent={argent} />
          <OuvertesPanel ouvertes={ouvertes} />
        </aside>
      </div>
      <NotificationsSection />
    </div>
  );
}

/** The association is named only to a person who has a single one. */
function Chapo({ nombre }: { nombre: number }) {
  const { associations } = useSignedInUser();
  const acting = useActingFor();
  const pour = associations.length === 1 && acting ? ` pour ${acting.nom}` : '';
  if (nombre === 0) return `Rien ne vous attend aujourd’hui${pour}.`;
  return `${count(nombre, 'chose', 'choses')} à faire${pour}.`;
}
