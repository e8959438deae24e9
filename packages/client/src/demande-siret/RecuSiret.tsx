import type { DemandeSiretView } from '@asso/contract/demande-siret/demande-siret.schemas';
import { formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import { RecuPage } from '../demarche/envoi/RecuPage.tsx';
import { AppLink } from '../platform/AppLink.tsx';
import { SiretPdf } from './SiretPdf.tsx';
import { demandesHref, filDemandesSiret, siretLectureHref } from './siret-href.ts';

/** The page after a SIRET request is transmitted: the receipt, and what may be done before the number comes. */
export function RecuSiret({ dossier: demande }: { dossier: DemandeSiretView }) {
  const { id_fo_fonctionnel } = demande.identifiant;
  return (
    <RecuPage
      titre="Votre demande de SIRET est transmise"
      objet={`Demande ${id_fo_fonctionnel}`}
      fil={filDemandesSiret}
      envoi="Transmise au service"
      phrase="Votre demande est entre de bonnes mains. Vous n’avez plus rien à faire avant la réponse."
      principal={
        <AppLink className="fr-btn" href={siretLectureHref(demande)}>
          Suivre ma demande
        </AppLink>
      }
      ticket={{
        nom: demande.identite.nom,
        aide: 'Demande de SIRET',
        lignes: demande.transmis_le
          ? [{ label: 'Transmise', value: formatHorodatage(new Date(demande.transmis_le)) }]
          : [],
        numero: 'Demande',
        reference: id_fo_fonctionnel,
        children: <SiretPdf id={id_fo_fonctionnel} />,
      }}
      etapes={[
        { nom: 'Le service a reçu votre demande' },
        { nom: 'Il la vérifie', suite: 'Aucun délai officiel n’est fixé.' },
        {
          nom: 'Sa réponse, ici et par courriel',
          suite:
            'Il attribue le SIRET, qui s’inscrit seul dans votre association, ou vous dit pourquoi il ne le peut pas.',
        },
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
