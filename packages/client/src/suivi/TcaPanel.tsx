import { AlerteTca } from '../association/AlerteTca.tsx';
import { AppLink } from '../platform/AppLink.tsx';
import type { Tableau } from './tableau-de-bord.ts';

/** The common accreditation file of each association one manages, where it is to be renewed. */
export const TcaPanel = ({ tca }: Pick<Tableau, 'tca'>) =>
  tca.map(({ id_correspondance, nom, tca_date_renouvellement }) => (
    <div key={id_correspondance} className="pile pile--serree">
      <AlerteTca agrement={{ tca_date_renouvellement }} />
      <p>
        <AppLink href={`/informations-administratives/${id_correspondance}/agrement`}>
          Voir le tronc commun d’agrément<span className="invisible"> de {nom}</span>
        </AppLink>
      </p>
    </div>
  ));
