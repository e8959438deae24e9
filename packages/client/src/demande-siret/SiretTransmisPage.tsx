import type { DemandeSiretView } from '@asso/contract/demande-siret/demande-siret.schemas';
import { formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import { AppLink } from '../platform/AppLink.tsx';
import { PageHeading } from '../platform/page/PageHeading.tsx';
import { Satisfaction } from '../platform/Satisfaction.tsx';
import { useRefreshed } from '../platform/use-refreshed.ts';
import { ConfirmationPanel } from '../ui/ConfirmationPanel.tsx';
import { Loading } from '../ui/page/Loading.tsx';
import { isTransmise } from './etapes-siret.ts';
import { filDe } from './fil-siret.ts';
import { SiretPdf } from './SiretPdf.tsx';
import { demandeHref, demandesHref, lectureHref } from './siret-href.ts';
import type { DemandeRead } from './use-demande.ts';

type SiretTransmisPageProps = { demande: DemandeSiretView; found: DemandeRead };

/**
 * « Est-ce bien parti, et maintenant ? » The confirmation has its own address, so it can be opened again and
 * printed.
 */
export function SiretTransmisPage({ demande, found }: SiretTransmisPageProps) {
  const isChecked = useRefreshed(found.refresh);
  if (demande.transmis_le && isTransmise(demande)) {
    return <Confirmation demande={demande} le={demande.transmis_le} />;
  }
  return isChecked ? <PasTransmise demande={demande} /> : <Loading />;
}

const PasTransmise = ({ demande }: { demande: DemandeSiretView }) => (
  <div className="page colonne-texte">
    <PageHeading
      titre="Votre demande de SIRET n’est pas transmise"
      fil={filDe}
      chapo="Il reste à la compléter ou à la transmettre."
    />
    <AppLink className="fr-btn" href={demandeHref(demande)}>
      Reprendre la demande
    </AppLink>
  </div>
);

function Confirmation({ demande, le }: { demande: DemandeSiretView; le: string }) {
  const { id_fo_fonctionnel } = demande.identifiant;
  return (
    <div className="page colonne-texte">
      <ConfirmationPanel
        heading={
          <PageHeading
            titre="Votre demande de SIRET est transmise"
            objet={`Demande ${id_fo_fonctionnel}`}
            fil={filDe}
          />
        }
        reference={id_fo_fonctionnel}
        when={`le ${formatHorodatage(new Date(le))}`}
      >
        <p>Pour {demande.identite.nom}.</p>
      </ConfirmationPanel>
      <div className="actions">
        <AppLink className="fr-btn" href={lectureHref(demande)}>
          Suivre ma demande
        </AppLink>
        <SiretPdf id={id_fo_fonctionnel} />
      </div>
      <section className="pile pile--serree" aria-labelledby="et-maintenant">
        <h2 id="et-maintenant">Ce qui va se passer</h2>
        <ol>
          <li>Le service vérifie votre demande.</li>
          <li>
            Il attribue le SIRET, ou vous dit pourquoi il ne le peut pas. Aucun délai officiel n’est fixé.
          </li>
          <li>Vous êtes prévenu ici et par courriel. Le SIRET s’inscrit seul dans votre association.</li>
        </ol>
      </section>
      <section className="pile pile--serree" aria-labelledby="que-faire">
        <h2 id="que-faire">Ce que vous pouvez faire</h2>
        <ul>
          <li>
            <AppLink href="/repertoire-des-subventions">Chercher une subvention</AppLink>, que vous demanderez
            une fois le SIRET reçu
          </li>
          <li>
            <AppLink href={demandesHref}>Voir vos demandes de SIRET</AppLink>
          </li>
        </ul>
      </section>
      <Satisfaction demarche="siret" />
    </div>
  );
}
