import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { subventionEndpoints } from '@asso/contract/subvention/subvention.endpoints';
import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { count } from '@asso/domain/identifiants/affichage';
import { formatHorodatage } from '@asso/domain/identifiants/instants';
import { useEffect, useState } from 'react';
import { AppLink } from '../platform/AppLink.tsx';
import { DownloadLink } from '../platform/DownloadLink.tsx';
import { PageHeading } from '../platform/PageHeading.tsx';
import { ReadPage } from '../platform/ReadPage.tsx';
import { useRead } from '../platform/use-read.ts';
import { ConfirmationPanel } from '../ui/ConfirmationPanel.tsx';
import { Loading } from '../ui/Loading.tsx';
import { lectureHref, listeHref } from './dossier-liens.ts';
import type { DossierRead } from './use-dossier.ts';

type TransmisPageProps = { dossier: DossierSubventionView; found: DossierRead };

/** « Est-ce bien parti, et maintenant ? » A page of its own, that can be opened again and printed. */
export function TransmisPage({ dossier, found }: TransmisPageProps) {
  const [isChecked, setIsChecked] = useState(false);
  const { refresh } = found;
  // What is shown may be older than the transmission.
  useEffect(() => {
    void refresh().then(() => setIsChecked(true));
  }, [refresh]);
  if (dossier.description.id_etat === 4) return <Confirmation dossier={dossier} />;
  return isChecked ? <PasTransmis dossier={dossier} /> : <Loading />;
}

const PasTransmis = ({ dossier }: { dossier: DossierSubventionView }) => (
  <div className="page colonne-texte">
    <PageHeading
      titre="Votre dossier n’est pas transmis"
      objet={`Dossier ${dossier.id_fo}`}
      fil={[{ label: 'Mes dossiers', href: '/dossiers' }]}
      chapo="Il reste à le compléter ou à le transmettre."
    />
    <AppLink className="fr-btn" href={listeHref(dossier)}>
      Reprendre le dossier
    </AppLink>
  </div>
);

function Confirmation({ dossier }: { dossier: DossierSubventionView }) {
  const { id_fo } = dossier;
  const read = useRead(subventionEndpoints.readRecepisse, { params: { id: id_fo } });
  return (
    <ReadPage read={read}>
      {({ transmis_le, services, courriel_masque, delai_habituel_jours }) => (
        <div className="page colonne-texte">
          <ConfirmationPanel
            heading={
              <PageHeading
                titre="Votre dossier est transmis"
                objet={`Dossier ${id_fo}`}
                fil={[{ label: 'Mes dossiers', href: '/dossiers' }]}
              />
            }
            reference={id_fo}
            when={`le ${formatHorodatage(new Date(transmis_le))}`}
          >
            <p>{recu(services)}</p>
          </ConfirmationPanel>
          <div className="actions">
            <AppLink className="fr-btn" href={lectureHref(dossier)}>
              Suivre mon dossier
            </AppLink>
            <DownloadLink row={dossierEndpoints.readPdf} params={{ id: id_fo }} details="pdf">
              Télécharger le dossier transmis
            </DownloadLink>
          </div>
          <section className="pile pile--serree" aria-labelledby="et-maintenant">
            <h2 id="et-maintenant">Ce qui va se passer</h2>
            <ol>
              <li>Le service vérifie votre dossier.</li>
              <li>Il l’étudie : {count(delai_habituel_jours, 'jour', 'jours')} en général.</li>
              <li>Vous recevez sa décision ici et par courriel.</li>
            </ol>
          </section>
          <section className="pile pile--serree" aria-labelledby="que-faire">
            <h2 id="que-faire">Ce que vous pouvez faire</h2>
            <ul>
              <li>
                <AppLink href={`${lectureHref(dossier)}#messages`}>Écrire au service</AppLink>
              </li>
              <li>
                <AppLink href="/dossiers">Voir vos autres dossiers</AppLink>
              </li>
            </ul>
            <p>Récépissé envoyé à {courriel_masque}.</p>
          </section>
        </div>
      )}
    </ReadPage>
  );
}

const recu = (services: readonly string[]): string =>
  services.length > 1 ? `à ${services.join(', ')}, qui l’ont reçu.` : `à ${services[0] ?? ''}, qui l’a reçu.`;
