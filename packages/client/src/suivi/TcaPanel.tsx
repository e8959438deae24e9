import { AlerteTca } from '../association/collection/AlerteTca.tsx';
import { AppLink } from '../platform/AppLink.tsx';
import type { Tableau } from './tableau-de-bord.ts';

/** It warns of each of the person's associations whose common accreditation file is to be renewed. */
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
