import type { CrfView } from '@asso/contract/crf/crf.schemas';
import { formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import { formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import { AppLink } from '../platform/AppLink.tsx';
import { PageHeading } from '../platform/page/PageHeading.tsx';
import { Satisfaction } from '../platform/Satisfaction.tsx';
import { useRefreshed } from '../platform/use-refreshed.ts';
import { ConfirmationPanel } from '../ui/ConfirmationPanel.tsx';
import { Loading } from '../ui/page/Loading.tsx';
import { CrfPdf } from './CrfPdf.tsx';
import { crfHref, dossierDuCrfHref, lectureCrfHref } from './crf-href.ts';
import { isTransmis } from './etapes-crf.ts';
import { filDuCrf, titreCrf } from './fil-crf.ts';
import type { CrfRead } from './use-crf.ts';

type CrfTransmisPageProps = { crf: CrfView; found: CrfRead };

/**
 * « Est-ce bien parti, et maintenant ? » The confirmation has its own address, so it can be opened again and
 * printed.
 */
export function CrfTransmisPage({ crf, found }: CrfTransmisPageProps) {
  const isChecked = useRefreshed(found.refresh);
  if (crf.transmis_le && isTransmis(crf)) return <Confirmation crf={crf} le={crf.transmis_le} />;
  return isChecked ? <PasTransmis crf={crf} /> : <Loading />;
}

const PasTransmis = ({ crf }: { crf: CrfView }) => (
  <div className="page colonne-texte">
    <PageHeading
      titre="Votre compte rendu financier n’est pas transmis"
      fil={filDuCrf(crf)}
      chapo="Il reste à le compléter ou à le transmettre."
    />
    <AppLink className="fr-btn" href={crfHref(crf)}>
      Reprendre le compte rendu
    </AppLink>
  </div>
);

function Confirmation({ crf, le }: { crf: CrfView; le: string }) {
  const { exercice, montant_realise, montant_accorde } = crf.description;
  const services = crf.dossier.services.map(({ nom }) => nom).join(', ');
  return (
    <div className="page colonne-texte">
      <ConfirmationPanel
        heading={
          <PageHeading
            titre="Votre compte rendu financier est transmis"
            objet={`${titreCrf(exercice)}, dossier ${crf.id_fo}`}
            fil={filDuCrf(crf)}
          />
        }
        reference={`${crf.id_fo} · ${exercice}`}
        when={`le ${formatHorodatage(new Date(le))}`}
      >
        <p>
          À {services} : {formatEuros(montant_realise)} utilisés sur {formatEuros(montant_accorde)}.
        </p>
      </ConfirmationPanel>
      <div className="actions">
        <AppLink className="fr-btn" href={lectureCrfHref(crf)}>
          Relire le compte rendu
        </AppLink>
        <CrfPdf crf={crf} />
      </div>
      <section className="pile pile--serree" aria-labelledby="et-maintenant">
        <h2 id="et-maintenant">Ce qui va se passer</h2>
        <ol>
          <li>Le service lit votre compte rendu.</li>
          <li>Il le déclare reçu, ou vous le renvoie en disant ce qu’il faut corriger.</li>
          <li>Vous êtes prévenu ici et par courriel.</li>
        </ol>
      </section>
      <p>
        <AppLink href={dossierDuCrfHref(crf)}>Revenir au dossier {crf.id_fo}</AppLink>
      </p>
      <Satisfaction demarche="crf" />
    </div>
  );
}
