import type { CrfView } from '@asso/contract/crf/crf.schemas';
import { formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import { formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import { toServices } from '@asso/domain/service/nom-service.words';
import { RecuPage } from '../demarche/envoi/RecuPage.tsx';
import { AppLink } from '../platform/AppLink.tsx';
import { CrfPdf } from './CrfPdf.tsx';
import { crfDossierHref, crfHref, dossierFil, lectureCrfHref, titreCrf } from './crf-href.ts';

/** The page after a report is transmitted: the receipt, with the amount used. */
export function RecuCrf({ dossier: crf }: { dossier: CrfView }) {
  const { exercice, montant_realise, montant_accorde } = crf.description;
  const titre = titreCrf(exercice);
  const services = crf.dossier.services.map(({ nom }) => nom).join(', ');
  return (
    <RecuPage
      titre="Votre compte rendu financier est transmis"
      objet={`${titre}, dossier ${crf.id_fo}`}
      fil={[...dossierFil(crf), { label: titre, href: crfHref(crf) }]}
      envoi={`Transmis ${toServices(crf.dossier.services.map(({ nom }) => nom))}`}
      phrase="Merci d’avoir raconté ce que vous avez fait. Vous n’avez plus rien à faire avant la réponse."
      principal={
        <AppLink className="fr-btn" href={lectureCrfHref(crf)}>
          Relire le compte rendu
        </AppLink>
      }
      ticket={{
        nom: titre,
        aide: crf.dossier.nom,
        lignes: [
          { label: 'Utilisé', value: `${formatEuros(montant_realise)} sur ${formatEuros(montant_accorde)}` },
          ...(crf.transmis_le
            ? [{ label: 'Transmis', value: formatHorodatage(new Date(crf.transmis_le)) }]
            : []),
        ],
        numero: 'Dossier',
        reference: `${crf.id_fo} · ${exercice}`,
        children: <CrfPdf dossier={crf} />,
      }}
      etapes={[
        { nom: `${services} a reçu votre compte rendu` },
        { nom: 'Le service le lit' },
        {
          nom: 'Sa réponse, ici et par courriel',
          suite: 'Il le déclare reçu, ou vous le renvoie en disant ce qu’il faut corriger.',
        },
      ]}
      demarche="crf"
    >
      <p>
        <AppLink href={crfDossierHref(crf)}>Revenir au dossier {crf.id_fo}</AppLink>
      </p>
    </RecuPage>
  );
}
