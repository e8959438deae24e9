import type { SubventionView } from '@asso/contract/subvention/subvention.schemas';
import { formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import { count } from '@asso/domain/identifiants/nombres-affiches';

/** It lists the types of request and the instants between which each is open. */
export function TypesDemande({ campagne }: { campagne: SubventionView['campagne'] }) {
  return (
    <section className="pile pile--serree" aria-labelledby="types">
      <h2 id="types" className="fr-h4">
        Types de demande
      </h2>
      <ul>
        {campagne.sous_dispositifs.map((type) => (
          <li key={type.code}>
            <strong>{type.label}</strong>, du {instant(type.date_debut, campagne.fuseau)} au{' '}
            {instant(type.date_fin, campagne.fuseau)}
            {type.duree_pluriannuelle !== undefined && `, sur ${type.duree_pluriannuelle + 1} ans`}
            {type.max_projets !== undefined && `, ${count(type.max_projets, 'projet', 'projets')} au plus`}
          </li>
        ))}
      </ul>
    </section>
  );
}

const instant = (iso: string, zone: string): string => formatHorodatage(new Date(iso), zone);
