import type { SubventionView } from '@asso/contract/subvention/subvention.schemas';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { formatTelephone } from '@asso/domain/identifiants/telephone-affiche';
import { EcrireAuService } from './EcrireAuService.tsx';

/** Beside the page stand the code of the subvention, its usual delay and the service to contact. */
export function ReperesSubvention({ subvention }: { subvention: SubventionView }) {
  const { campagne, code, dispositif, campagne_exercice, services } = subvention;
  return (
    <aside className="pile" aria-label="Repères">
      <h2 className="fr-h5">Repères</h2>
      <ul>
        <li>Code {code}</li>
        <li>{dispositif.label}</li>
        <li>Exercice {campagne_exercice}, l’année du projet</li>
        <li>Délai habituel : {count(campagne.delai_habituel_jours, 'jour', 'jours')}</li>
      </ul>
      {services.map((service) => (
        <section key={service.id} className="pile pile--serree" aria-label={`Contact : ${service.nom}`}>
          <h2 className="fr-h5">{service.nom}</h2>
          {service.telephone && <p className="nombre">{formatTelephone(service.telephone)}</p>}
          <EcrireAuService service={service} objet={campagne.titre} />
        </section>
      ))}
    </aside>
  );
}
