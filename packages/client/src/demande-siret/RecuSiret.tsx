import type { DemandeSiretView } from '@asso/contract/demande-siret/demande-siret.schemas';
import { RecuPage } from '../demarche/envoi/RecuPage.tsx';
import { AppLink } from '../platform/AppLink.tsx';
import { SiretPdf } from './SiretPdf.tsx';
import { demandesHref, filOf, lectureHref } from './siret-href.ts';

/** The request is with the service: the receipt says so, and what may be done before the number comes. */
export function RecuSiret({ dossier: demande }: { dossier: DemandeSiretView }) {
  const { id_fo_fonctionnel } = demande.identifiant;
  return (
    <RecuPage
      titre="Votre demande de SIRET est transmise"
      objet={`Demande ${id_fo_fonctionnel}`}
      fil={filOf}
      reference={id_fo_fonctionnel}
      le={demande.transmis_le ?? ''}
      recu={<p>Pour {demande.identite.nom}.</p>}
      actions={
        <>
          <AppLink className="fr-btn" href={lectureHref(demande)}>
            Suivre ma demande
          </AppLink>
          <SiretPdf id={id_fo_fonctionnel} />
        </>
      }
      etapes={[
        'Le service vérifie votre demande.',
        'Il attribue le SIRET, ou vous dit pourquoi il ne le peut pas. Aucun délai officiel n’est fixé.',
        'Vous êtes prévenu ici et par courriel. Le SIRET s’inscrit seul dans votre association.',
      ]}
      demarche="siret"
    >
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
    </RecuPage>
  );
}
