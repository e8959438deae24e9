import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { transmissionEndpoints } from '@asso/contract/subvention/transmission.endpoints';
import { suitesSubvention } from '@asso/domain/dossier/recepisse.words';
import { contactSaid } from '@asso/domain/service/contact.words';
import { RecuPage } from '../demarche/envoi/RecuPage.tsx';
import { DossierPdf } from '../dossier/DossierPdf.tsx';
import { AppLink } from '../platform/AppLink.tsx';
import { ReadPage } from '../platform/page/ReadPage.tsx';
import { useRead } from '../platform/use-read.ts';
import { lectureHref } from './dossier-liens.ts';
import { motsSubvention } from './mots-subvention.ts';
import { RecepissePdf } from './RecepissePdf.tsx';

/** The dossier is with the services: the receipt says so, to whom to speak, and what no answer means. */
export function RecuSubvention({ dossier }: { dossier: DossierSubventionView }) {
  const { id_fo } = dossier;
  const read = useRead(transmissionEndpoints.readRecepisse, { params: { id: id_fo } });
  return (
    <ReadPage read={read}>
      {({ transmis_le, services, contacts, courriel, transmis_par, delai_habituel_jours }) => (
        <RecuPage
          titre="Votre dossier est transmis"
          objet={motsSubvention.objet(dossier)}
          fil={motsSubvention.fil(dossier)}
          reference={id_fo}
          le={transmis_le}
          recu={
            <>
              <p>{recu(services)}</p>
              <p>Récépissé envoyé à {courriel ?? transmis_par}.</p>
            </>
          }
          actions={
            <>
              <AppLink className="fr-btn" href={lectureHref(dossier)}>
                Suivre mon dossier
              </AppLink>
              <RecepissePdf id={id_fo} />
              <DossierPdf id={id_fo}>Télécharger le dossier transmis</DossierPdf>
            </>
          }
          etapes={[
            'Le service vérifie votre dossier.',
            'Il l’étudie.',
            'Vous recevez sa décision ici et par courriel.',
          ]}
          suites={
            <>
              {suitesSubvention({ recu: new Date(transmis_le), delaiJours: delai_habituel_jours }).map(
                (suite) => (
                  <p key={suite}>{suite}</p>
                ),
              )}
              {contacts.map((one) => (
                <p key={one.nom}>{[one.nom, contactSaid(one)].filter(Boolean).join(' : ')}</p>
              ))}
            </>
          }
          demarche="subvention"
        >
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
        </RecuPage>
      )}
    </ReadPage>
  );
}

const recu = (services: readonly string[]): string =>
  services.length > 1 ? `à ${services.join(', ')}, qui l’ont reçu.` : `à ${services[0] ?? ''}, qui l’a reçu.`;
