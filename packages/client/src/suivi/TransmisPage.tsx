import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { transmissionEndpoints } from '@asso/contract/subvention/transmission.endpoints';
import { isIdEtatTransmis } from '@asso/domain/dossier/dossier.rules';
import { suitesSubvention } from '@asso/domain/dossier/recepisse.words';
import { formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import { contactDit } from '@asso/domain/service/contact.words';
import { DossierPdf } from '../dossier/DossierPdf.tsx';
import { AppLink } from '../platform/AppLink.tsx';
import { PageHeading } from '../platform/page/PageHeading.tsx';
import { ReadPage } from '../platform/page/ReadPage.tsx';
import { Satisfaction } from '../platform/Satisfaction.tsx';
import { useRead } from '../platform/use-read.ts';
import { useRefreshed } from '../platform/use-refreshed.ts';
import { lectureHref, listeHref } from '../subvention/dossier-liens.ts';
import { RecepissePdf } from '../subvention/RecepissePdf.tsx';
import type { DossierRead } from '../subvention/use-dossier.ts';
import { ConfirmationPanel } from '../ui/ConfirmationPanel.tsx';
import { Loading } from '../ui/page/Loading.tsx';

type TransmisPageProps = { dossier: DossierSubventionView; found: DossierRead };

/**
 * « Est-ce bien parti, et maintenant ? » The confirmation has its own address, so it can be opened again and
 * printed.
 */
export function TransmisPage({ dossier, found }: TransmisPageProps) {
  const isChecked = useRefreshed(found.refresh);
  if (isIdEtatTransmis(dossier.description.id_etat)) return <Confirmation dossier={dossier} />;
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
  const read = useRead(transmissionEndpoints.readRecepisse, { params: { id: id_fo } });
  return (
    <ReadPage read={read}>
      {({ transmis_le, services, contacts, courriel, transmis_par, delai_habituel_jours }) => (
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
            <p>Récépissé envoyé à {courriel ?? transmis_par}.</p>
          </ConfirmationPanel>
          <div className="actions">
            <AppLink className="fr-btn" href={lectureHref(dossier)}>
              Suivre mon dossier
            </AppLink>
            <RecepissePdf id={id_fo} />
            <DossierPdf id={id_fo}>Télécharger le dossier transmis</DossierPdf>
          </div>
          <section className="pile pile--serree" aria-labelledby="et-maintenant">
            <h2 id="et-maintenant">Ce qui va se passer</h2>
            <ol>
              <li>Le service vérifie votre dossier.</li>
              <li>Il l’étudie.</li>
              <li>Vous recevez sa décision ici et par courriel.</li>
            </ol>
            {suitesSubvention({ recu: new Date(transmis_le), delaiJours: delai_habituel_jours }).map(
              (suite) => (
                <p key={suite}>{suite}</p>
              ),
            )}
            {contacts.map((one) => (
              <p key={one.nom}>{[one.nom, contactDit(one)].filter(Boolean).join(' : ')}</p>
            ))}
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
          </section>
          <Satisfaction demarche="subvention" />
        </div>
      )}
    </ReadPage>
  );
}

const recu = (services: readonly string[]): string =>
  services.length > 1 ? `à ${services.join(', ')}, qui l’ont reçu.` : `à ${services[0] ?? ''}, qui l’a reçu.`;
